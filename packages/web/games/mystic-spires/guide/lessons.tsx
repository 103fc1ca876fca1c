import { nanoid } from 'nanoid';
import type { Lesson, Progress } from '../../../game/guide.ts';
import { atTable } from '../../../learn/at-table.tsx';
import { useSeen } from '../../../learn/use-seen.ts';
import { useTheme } from '../../../theme/use-theme.ts';
import { DeckPage } from '../decks/deck-page.tsx';
import { keepDraft } from '../decks/drafts.ts';
import { useOpenDeck } from '../decks/open-deck.ts';
import type { MysticSpiresEvent, MysticSpiresView } from '../pieces/content.ts';
import { say } from '../words/guide.ts';
import { CASCADES, CASCADES_STEPS } from './cascades.ts';
import { DECK_STEPS, deckStepNow, UNFINISHED } from './deck.ts';
import { DUEL, DUEL_STEPS } from './duel.ts';
import { stepNow } from './progress.ts';
import type { Step } from './until.ts';

const useDuelProgress = (steps: readonly Step[]): Progress | undefined => {
  const seen = useSeen<MysticSpiresView, MysticSpiresEvent>();
  return (
    seen && {
      stepNow: (reached) => stepNow(steps, reached, seen),
      isLost: seen.view.result?.losers.includes(0) === true,
    }
  );
};

const useDeckProgress = (): Progress | undefined => {
  const deck = useOpenDeck((state) => state.deck);
  return deck && { stepNow: (reached) => deckStepNow(reached, deck), isLost: false };
};

const CLEAR = [
  '[data-thing]',
  '[data-hand-card]',
  '[data-tower]',
  '[data-action]',
  '[data-question]',
  '[data-link]',
  '[data-crystal]',
];

const openDeck = async (): Promise<string> => {
  const id = nanoid();
  keepDraft({ id, version: 0, deck: UNFINISHED });
  return id;
};

const DeckPlace: Lesson['Place'] = ({ place }) => {
  useTheme('mystic-spires');
  return <DeckPage params={{ deck: place }} />;
};

const DUEL_LESSON: Lesson<(typeof DUEL_STEPS)[number]['name']> = {
  id: 'duel',
  title: say('learn.duel'),
  teaches: say('learn.duel.teaches'),
  ...atTable(DUEL),
  steps: DUEL_STEPS,
  clear: CLEAR,
  useProgress: () => useDuelProgress(DUEL_STEPS),
  words: (name) => ({ title: say(`learn.duel.${name}.title`), text: say(`learn.duel.${name}`) }),
};

const CASCADES_LESSON: Lesson<(typeof CASCADES_STEPS)[number]['name']> = {
  id: 'cascades',
  title: say('learn.cascades'),
  teaches: say('learn.cascades.teaches'),
  ...atTable(CASCADES),
  steps: CASCADES_STEPS,
  clear: CLEAR,
  useProgress: () => useDuelProgress(CASCADES_STEPS),
  words: (name) => ({ title: say(`learn.cascades.${name}.title`), text: say(`learn.cascades.${name}`) }),
};

const DECK_LESSON: Lesson<(typeof DECK_STEPS)[number]['name']> = {
  id: 'deck',
  title: say('learn.deck'),
  teaches: say('learn.deck.teaches'),
  open: openDeck,
  Place: DeckPlace,
  steps: DECK_STEPS,
  clear: ['[role="status"][data-legal]', 'input[type="search"]', '[data-pool]'],
  useProgress: useDeckProgress,
  words: (name) => ({ title: say(`learn.deck.${name}.title`), text: say(`learn.deck.${name}`) }),
};

export const LESSONS: readonly Lesson[] = [DUEL_LESSON, CASCADES_LESSON, DECK_LESSON];
