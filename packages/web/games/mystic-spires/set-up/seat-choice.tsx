import { SETS, type SetId } from '@three-spires/mystic-spires/library';
import { useState } from 'react';
import type { SeatChoiceProps } from '../../../game/set-up.ts';
import { Button } from '../../../kit/button.tsx';
import { isObject } from '../../../kit/packing.ts';
import { isLegal } from '../decks/format.ts';
import { useDecks } from '../decks/use-decks.ts';
import { say } from '../words/say.ts';
import { DeckChoices } from './deck-choices.tsx';
import { choicesFrom, choiceWith, written } from './plan.ts';
import styles from './set-up.module.css';

/** The sets named by a set-up; no sets means open play. */
const setsIn = (setup: unknown): readonly SetId[] =>
  isObject(setup) && Array.isArray(setup.sets) ? setup.sets.filter((set): set is SetId => set in SETS) : [];

/** Lets an invited player choose a deck and take the seat with it. */
export const SeatChoice = ({ summary, onTake }: SeatChoiceProps) => {
  const { decks } = useDecks();
  const sets = setsIn(summary.setup);
  const choices = choicesFrom(decks ?? []);
  const [picked, setPicked] = useState<string>();
  const chosen =
    choiceWith(choices, picked ?? '') ??
    choices.find(({ deck, isStarter }) => isStarter && isLegal(deck, sets));
  return (
    <div className={styles.seat}>
      <DeckChoices
        name="seat-deck"
        label={say('new.pickDeck')}
        choices={choices}
        sets={sets}
        chosen={chosen?.key ?? ''}
        onChoose={setPicked}
      />
      <Button
        look="primary"
        data-action="take"
        data-take
        disabled={chosen === undefined}
        onClick={() => chosen && onTake(written(chosen))}
      >
        {say('new.take', { deck: chosen?.deck.name ?? '' })}
      </Button>
    </div>
  );
};
