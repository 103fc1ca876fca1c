import type { SlaySeen } from './names.ts';
import { say } from './words.ts';

const PLACES = ['neow', 'map', 'room', 'merchant', 'bossRelics', 'actEnd', 'quickStart'] as const;
/** Places where the party votes, and a vote can still be changed. */
const VOTED = ['map', 'actEnd', 'room'] as const;

const askedParty = ({ view, viewer, names }: SlaySeen): string => {
  const seat = viewer === 'spectator' ? 0 : viewer;
  const place = VOTED.find((each) => each === view.phase);
  if (place === undefined) return say('ask.vote.party', { who: names[seat] ?? '' });
  return say((view.run?.votes[seat] ?? -1) >= 0 ? 'ask.climb.voted' : `ask.climb.${place}`);
};

const askedQuestion = ({ view }: SlaySeen): string => {
  const { question, phase } = view;
  if (question === undefined || question.kind === 'party') return '';
  const what = question.source === '' ? say('title') : question.source;
  const { kind, change, left } = question;
  if (phase === 'facing' && kind === 'row') return say('ask.facing');
  if (kind !== 'card') return say(`ask.${kind}`, { what });
  const asked =
    change === undefined
      ? say(`ask.card.${question.pile === 'hand' ? 'hand' : 'pile'}`, { what })
      : say(`deck.choose.${change}`);
  return left === undefined ? asked : `${asked} ${say('deck.left', { left })}`;
};

/** What the seat is asked. */
export const promptInWords = (seen: SlaySeen): string => {
  const { view, viewer, options } = seen;
  const { question, phase } = view;
  if (options.some(({ readable }) => readable.do === 'accept die')) return say('ask.die', { face: view.die });
  if (question?.kind === 'party') return askedParty(seen);
  if (question !== undefined && question.seat === viewer) return askedQuestion(seen);
  if (phase === 'rewards') return say('ask.rewards');
  const place = PLACES.find((each) => each === phase);
  return say(place === undefined ? 'ask.play' : `ask.climb.${place}`);
};
