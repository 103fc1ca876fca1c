import { QUEUE_CLOCKS, type QueueBody, type QueueClock } from '@three-spires/session/protocol';
import { useEffect, useState } from 'react';
import type { DuelChoiceProps, DuelGame } from '../../../game/set-up.ts';
import { Steps } from '../../../set-up/choices.tsx';
import controls from '../../../theme/controls.module.css';
import { isLegal } from '../decks/format.ts';
import { useDecks } from '../decks/use-decks.ts';
import { say } from '../words/say.ts';
import { clockText } from './clock-text.ts';
import { DeckChoices } from './deck-choices.tsx';
import { choicesFrom, choiceWith, NEW_PLAN, written } from './plan.ts';

const CLOCK_NAMES = Object.keys(QUEUE_CLOCKS) as QueueClock[];

/** The deck and the clock that a player queues with; in open play, any legal deck. */
const Choice = ({ onChange }: DuelChoiceProps) => {
  const { decks } = useDecks();
  const [key, setKey] = useState(NEW_PLAN.mine);
  const [clock, setClock] = useState<QueueClock>('usual');
  const choices = choicesFrom(decks ?? []);
  useEffect(() => {
    const found = choiceWith(choicesFrom(decks ?? []), key);
    const isPlayable = found !== undefined && isLegal(found.deck, []);
    onChange(isPlayable ? { choice: written(found), clock } : undefined);
  }, [decks, key, clock, onChange]);
  return (
    <>
      <DeckChoices
        name="duel-deck"
        label={say('new.yourDeck')}
        choices={choices}
        sets={[]}
        chosen={key}
        onChoose={setKey}
      />
      <h3 className={controls.label}>{say('new.clock')}</h3>
      <Steps
        name="duel-clock"
        label={say('new.clock')}
        values={CLOCK_NAMES}
        chosen={clock}
        nameOf={clockText}
        onChoose={setClock}
      />
    </>
  );
};

export const DUEL: DuelGame = {
  Choice,
  againstBot: ({ choice, clock }: QueueBody) => ({
    game: 'mystic-spires',
    setup: { decks: [choice, null], sets: [], first: 'random', turnLimit: false },
    seats: [{ holder: 'me' }, { holder: 'bot', level: 'adept' }],
    ...(QUEUE_CLOCKS[clock] === undefined ? {} : { clock: QUEUE_CLOCKS[clock] }),
  }),
};
