/** Options in words. */
import type { ReadableMove } from '@three-spires/kernel';
import type { StygianSocietyView } from '@three-spires/stygian-society/info';
import { readOption } from '@three-spires/stygian-society/options';
import type { Option } from '@three-spires/table';
import type { Seen } from '../telling/game.ts';
import { colourName, paymentWords } from './cubes.ts';
import { say, sayOr } from './words.ts';

export type StygianSeen = Seen<StygianSocietyView>;

/** A move whose meaning depends on its fields has a sentence for each meaning. */
const variantOf = (readable: ReadableMove): string => {
  if (readable.do === 'act') return 'target' in readable ? 'act.target' : 'act';
  if (readable.do === 'vote') return 'chest' in readable ? `vote.${readable.chest}` : 'vote';
  if (readable.do === 'spend') return readable.with === 'luck' ? 'spend.luck' : 'spend';
  if (readable.do === 'learn') return readable.skill === 'next level' ? 'learn.next' : 'learn';
  if (readable.do === 'remove') return `remove.${readable.with}`;
  if (readable.do === 'strike') return readable.cube === 'any' ? 'strike.any' : 'strike';
  return readable.do.replaceAll(' ', '-');
};

/** An option as a short imperative sentence. */
export const optionInWords = ({ move, readable }: Option, { view }: StygianSeen): string => {
  const deed = readOption(move, view);
  if (deed.do === 'pay') {
    const cubes = paymentWords(view.proposals[deed.times - 1] ?? []);
    if (cubes !== '')
      return deed.times === 1 ? say('pay.once', { cubes }) : say('pay.often', { cubes, times: deed.times });
  }
  if (deed.do === 'done') return sayOr(`do.done.${view.question?.kind ?? ''}`, say('do.done'));
  const line = sayOr(`do.${variantOf(readable)}`, readable.do, readable);
  // The cube that pays for a token has the colour of the token, the other half of a crypt cube has not.
  return deed.do === 'bury'
    ? say('halfOf', {
        line,
        colour: deed.cube.tray === 'field' ? colourName(deed.cube.colour) : deed.cube.tray,
      })
    : line;
};
