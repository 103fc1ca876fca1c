/** A hero's turn: support, action, payment, end (sections 4, 5, 8). */
import { type Text, type Why, whyStep } from '@three-spires/kernel';
import { cardEntry, cardName } from '../rules/compile/entries.ts';
import { at, total } from '../rules/cubes/cubes.ts';
import { paymentText } from '../rules/events/counts.ts';
import { LUCK } from '../rules/hero/payment.ts';
import { heroName } from '../rules/naming.ts';
import { FRAME, type State } from '../rules/state.ts';
import { cardText } from '../text/card-text.ts';
import { HERO_COLOURS } from '../words/lists.ts';
import { cubesText } from '../words/phrases.ts';
import { type Explainers, type Told, tell } from './moment.ts';
import { say } from './say.ts';

/** A support before the action, or a response to what has a window. */
const useReason = ({ as }: Told<'used'>, { stack }: State): Why => {
  if (as === 'support') return [whyStep(say('supports'), 'STY-4.3')];
  const window = stack.findLast(({ kind }) => kind === FRAME.window);
  if (window === undefined) return [];
  const occasion = say(`occasion.${window.number as 0 | 1 | 2 | 3 | 4 | 5}`);
  return [whyStep(say('responds', { occasion }), 'STY-18.3')];
};

/** What the card asks for, and how else than with field cubes it was paid. */
const priceSteps = ({ card, cubes }: Told<'paid'>): Why => {
  const { pay, more } = cardEntry(card).definition;
  const price = (cubesOf: string | undefined): Text => (cubesOf ? cubesText(cubesOf) : say('nothing'));
  const name = cardName(card);
  return [
    whyStep(say('price', { card: name, cubes: price(pay?.price) }), 'STY-8.1'),
    ...(more === undefined ? [] : [whyStep(say('furtherPrice', { cubes: price(more.price) }), 'STY-8.2')]),
    ...(total(cubes.slice(HERO_COLOURS, LUCK)) > 0 ? [whyStep(say('cryptDouble'), 'STY-11.1')] : []),
    ...(at(cubes, LUCK) > 0 ? [whyStep(say('luckPays'), 'STY-10.3')] : []),
  ];
};

const hadText = (had: readonly number[]): Text => (total(had) === 0 ? say('nothing') : paymentText(had));

const RULE_OF_FORFEIT = { cubes: 'STY-8.4', target: 'STY-5.7', choice: 'STY-8.3' } as const;

export const turnExplainers: Explainers<
  'turnBegan' | 'turnEnded' | 'used' | 'chose' | 'paid' | 'forfeited' | 'marked'
> = {
  turnBegan: (event) => [
    event.turn === 1 ? whyStep(say('startingHero'), 'STY-2.7') : whyStep(say('nextHero'), 'STY-4.1'),
    whyStep(tell(event), 'STY-4.1'),
  ],
  turnEnded: ({ hero }, { state }) => [
    whyStep(say('turnIsDone'), 'STY-4.7'),
    whyStep(say('turnEnded', { hero: heroName(state, hero) }), 'STY-4.1'),
  ],
  used: (event, { state }) => [
    ...useReason(event, state),
    whyStep(cardText(cardEntry(event.card).definition), 'STY-1.6'),
    whyStep(tell(event), event.as === 'support' ? 'STY-4.3' : 'STY-18.3'),
  ],
  chose: (event) => [
    whyStep(say('actions'), 'STY-5.1'),
    whyStep(cardText(cardEntry(event.card).definition), 'STY-1.6'),
    whyStep(tell(event), event.target < 0 ? 'STY-5.2' : 'STY-5.3'),
  ],
  paid: (event) => [...priceSteps(event), whyStep(tell(event), 'STY-8.1')],
  forfeited: (event) => [
    whyStep(say('had', { cubes: hadText(event.had) }), 'STY-8.3'),
    whyStep(say(`forfeits.${event.why}`), RULE_OF_FORFEIT[event.why]),
    whyStep(tell(event), RULE_OF_FORFEIT[event.why]),
  ],
  marked: ({ card, mark }) => [
    whyStep(cardText(cardEntry(card).definition), 'STY-18.7'),
    whyStep(
      say(`mark.${mark}`, { card: cardEntry(card).definition.name }),
      mark === 'exhaust' ? 'STY-18.6' : 'STY-18.8',
    ),
  ],
};
