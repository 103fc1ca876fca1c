import { HINT_SETTINGS, type HintSetting } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';
import { Steps } from './choices.tsx';
import { Section } from './section.tsx';

type HintChoiceProps = {
  /** The choice; undefined for the default. */
  readonly hints: HintSetting | undefined;
  /** Whether people play against each other: then hints are off by default. */
  readonly rivals?: boolean;
  readonly onChoose: (hints: HintSetting) => void;
};

/** Whether players may ask a bot what it would do. */
export const HintChoice = ({ hints, rivals = false, onChoose }: HintChoiceProps) => (
  <Section title={say('new.hints')}>
    <Steps
      name="hints"
      label={say('new.hints')}
      values={HINT_SETTINGS}
      chosen={hints ?? (rivals ? 'off' : 'on')}
      nameOf={(setting) => say(`new.hints.${setting}`)}
      onChoose={onChoose}
    />
  </Section>
);
