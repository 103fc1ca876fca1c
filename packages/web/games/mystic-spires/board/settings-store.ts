import { array, fallback, picklist, pipe, readonly, record, string } from 'valibot';
import { createSettings } from '../../../settings/create-settings.ts';

/** The steps at which a Keeper may respond to the opponent: links by kind, then windows by phase. */
export const STEPS = [
  ...(['card', 'effect', 'trigger', 'later', 'attack', 'afterAttack'] as const),
  ...(['Standby', 'Main 1', 'Battle', 'Main 2', 'End'] as const),
] as const;
export type Step = (typeof STEPS)[number];

/** Whether to ask about cards with this printed id at every step, or at none. */
const CARD_WISHES = ['always', 'never'] as const;
export type CardWish = (typeof CARD_WISHES)[number];

export const { useSettings: useOwnSettings, change: changeOwnSettings } = createSettings({
  /** When to pass without asking: never, as chosen for each step, or until your own turn. */
  autoPass: fallback(picklist(['never', 'chosen', 'untilMyTurn']), 'chosen'),
  /** The steps at which a Keeper who can respond is asked if it matters. */
  askAt: fallback(pipe(array(picklist(STEPS)), readonly()), ['card', 'effect', 'attack', 'End']),
  /** The steps at which a Keeper who can respond is always asked. */
  stops: fallback(pipe(array(picklist(STEPS)), readonly()), []),
  /** By printed id, of cards and Towers. */
  cardWishes: fallback(pipe(record(string(), picklist(CARD_WISHES)), readonly()), {}),
});

export type OwnSettings = ReturnType<typeof useOwnSettings.getState>;

/** Sets the wish for a card; undefined leaves the card to the settings. */
export const wishForCard = (id: string, wish: CardWish | undefined): void => {
  const { [id]: _, ...others } = useOwnSettings.getState().cardWishes;
  changeOwnSettings({ cardWishes: wish === undefined ? others : { ...others, [id]: wish } });
};

/** Whether to ask at a step: always, if it matters, or never. */
export const STOP_WISHES = ['stop', 'matters', 'never'] as const;
export type StopWish = (typeof STOP_WISHES)[number];

export const wishAt = ({ askAt, stops }: Pick<OwnSettings, 'askAt' | 'stops'>, step: Step): StopWish => {
  if (stops.includes(step)) return 'stop';
  return askAt.includes(step) ? 'matters' : 'never';
};

export const wishForStep = (step: Step, wish: StopWish): void => {
  const { askAt, stops } = useOwnSettings.getState();
  const others = (steps: readonly Step[]): readonly Step[] => steps.filter((each) => each !== step);
  changeOwnSettings({
    askAt: wish === 'matters' ? [...others(askAt), step] : others(askAt),
    stops: wish === 'stop' ? [...others(stops), step] : others(stops),
  });
};
