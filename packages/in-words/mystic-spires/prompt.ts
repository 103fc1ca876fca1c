import type { LinkView } from '@three-spires/mystic-spires/library';
import { cardName, type MysticSeen, refName, thingName } from './names.ts';
import { phaseName } from './phase.ts';
import { say, sayOr } from './words.ts';

export const linkName = (seen: MysticSeen, { card, source }: LinkView): string =>
  card >= 0 ? cardName(card) : refName(seen, source);

const askedQuestion = (seen: MysticSeen): string => {
  const { question, attack } = seen.view;
  if (question === undefined) return '';
  const { kind, number, source } = question;
  if (kind === 'intercept')
    return say('ask.intercept', { what: thingName(seen.view, attack?.attacker ?? -1) });
  return say(`ask.${kind}`, { what: source, number });
};

/** The opponent's newest announcement. */
const announced = (seen: MysticSeen, link: LinkView): string =>
  say(link.step > 0 ? 'stop.later' : `stop.${link.kind}`, {
    who: seen.names[link.seat] ?? '',
    what: linkName(seen, link),
    target: link.targets.map((target) => refName(seen, target)).join(', '),
  });

/** At a response point or in a window: why the game stops here. */
const askedToRespond = (seen: MysticSeen): string => {
  const { links, phase, turnPlayer, attack } = seen.view;
  const top = links.at(-1);
  if (top !== undefined && top.seat === seen.viewer)
    return say('ask.respondOwn', { number: top.number, what: linkName(seen, top) });
  if (top !== undefined) return announced(seen, top);
  if (turnPlayer === seen.viewer) return say('ask.ownWindow', { phase });
  if (attack !== undefined) return say('stop.afterAttack');
  return sayOr(`stop.${phase}`, phaseName(seen), { who: seen.names[turnPlayer] ?? '' });
};

/** What the Keeper is asked. */
export const promptInWords = (seen: MysticSeen): string => {
  const { question, priority, phase } = seen.view;
  if (question !== undefined) return askedQuestion(seen);
  if (priority === seen.viewer) return askedToRespond(seen);
  return say(phase === 'Battle' ? 'ask.battle' : 'ask.main');
};
