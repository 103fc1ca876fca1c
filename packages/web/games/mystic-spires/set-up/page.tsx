import { useState } from 'react';
import { useSearch } from 'wouter';
import { useChallenged } from '../../../connection/challenged.ts';
import { useOpening } from '../../../connection/use-opening.ts';
import type { SetUpGame } from '../../../game/set-up.ts';
import { NameField } from '../../../set-up/name-field.tsx';
import { Section } from '../../../set-up/section.tsx';
import { SetUpPage } from '../../../set-up/set-up-page.tsx';
import { isLegal } from '../decks/format.ts';
import { useDecks } from '../decks/use-decks.ts';
import { say } from '../words/say.ts';
import { DeckChoices } from './deck-choices.tsx';
import { DUEL } from './duel.tsx';
import { OpponentSection } from './opponent-section.tsx';
import { ANY_STARTER, choicesFrom, choiceWith, NEW_PLAN, requestOf, type SetUpPlan } from './plan.ts';
import { RulesSection } from './rules-section.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { SeatPicture } from './seat-picture.tsx';
import { PlanSummary } from './summary.tsx';
import { TOGETHER } from './together.ts';

const PLACE = { game: 'mystic-spires', name: 'table' } as const;

/** All options before a duel. The defaults are ready to start with one press. */
const SetUp = () => {
  const asked = new URLSearchParams(useSearch()).get('deck');
  const challenged = useChallenged();
  const [plan, setPlan] = useState<SetUpPlan>({
    ...NEW_PLAN,
    ...(asked === null ? {} : { mine: asked }),
    ...(challenged === undefined ? {} : { opponent: 'friend' }),
  });
  const { decks } = useDecks();
  const { open, busy, failure } = useOpening();
  const change = (changes: Partial<SetUpPlan>): void => setPlan((before) => ({ ...before, ...changes }));
  const choices = choicesFrom(decks ?? []);
  const isAllowed = (key: string): boolean => {
    const choice = choiceWith(choices, key);
    return choice !== undefined && isLegal(choice.deck, plan.sets);
  };
  const body = requestOf(plan, choices, Math.random());
  const trouble = !isAllowed(plan.mine)
    ? say('new.needMine')
    : plan.opponent !== 'friend' && plan.theirs !== ANY_STARTER && !isAllowed(plan.theirs)
      ? say('new.needTheirs')
      : undefined;
  const wrong = (field: string): string | undefined =>
    failure?.field?.startsWith(field) ? failure.text : undefined;
  return (
    <SetUpPage
      place={PLACE}
      title={say('new.title')}
      summary={
        <PlanSummary
          plan={plan}
          choices={choices}
          ready={body !== undefined && trouble === undefined && !busy}
          failure={decks === undefined ? failure?.text : (trouble ?? failure?.text)}
          onStart={() => body !== undefined && void open(body)}
        />
      }
    >
      <NameField />
      <Section title={say('new.yourDeck')} wrong={wrong('setup.decks.0')}>
        <DeckChoices
          name="my-deck"
          label={say('new.yourDeck')}
          choices={choices}
          sets={plan.sets}
          chosen={plan.mine}
          onChoose={(mine) => change({ mine })}
        />
      </Section>
      <OpponentSection plan={plan} change={change} choices={choices} />
      <RulesSection plan={plan} change={change} wrong={wrong} />
    </SetUpPage>
  );
};

export const SET_UP: SetUpGame = { Page: SetUp, SeatChoice, SeatPicture, together: TOGETHER, duel: DUEL };
