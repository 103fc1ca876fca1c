import type { About } from '@three-spires/kernel';
import { OWN_ROLL } from '@three-spires/slay-the-spire/modifiers';
import type { DescribedGame, SeatFace } from '../../../game/describe.ts';
import { pictureSlug } from '../../../pictures/addresses.ts';
import { profileOf } from '../pieces/characters.ts';
import { say, sayOr } from '../words/say-first.ts';

/**
 * What a stored set-up says about its run. The server has validated it, so its fields are as the game wrote
 * them.
 */
type StoredSetup = {
  readonly characters?: readonly string[];
  readonly climb?: {
    readonly ascension: number;
    readonly startAct: number;
    readonly modifiers: readonly string[];
    readonly daily?: string;
  };
};

const charactersOf = (setup: unknown): readonly string[] => ((setup ?? {}) as StoredSetup).characters ?? [];

/** The progress in the map's terms; empty before the first Act. */
const describeProgress = ({ act, room, floor }: About): string => {
  const known = ALL_ACTS.find((each) => each === act);
  if (known === undefined) return '';
  const name = sayOr(`room.${room}`, '');
  return [
    say('climb.act', { act: say(`act.${known}`) }),
    ...(typeof floor === 'number' && floor > 0 ? [say('climb.floor', { floor })] : []),
    ...(name === '' ? [] : [name]),
  ].join(' · ');
};

const ALL_ACTS = [1, 2, 3, 4] as const;
const ACTS = [2, 3, 4] as const;

const kindOf = ({ daily, startAct, modifiers }: NonNullable<StoredSetup['climb']>): string => {
  if (daily !== undefined)
    return daily === OWN_ROLL ? say('climb.ownRoll') : say('climb.daily', { day: daily });
  const act = ACTS.find((each) => each === startAct);
  if (act !== undefined) return say('climb.quickStart', { act: say(`act.${act}`) });
  return say(modifiers.length > 0 ? 'mode.custom' : 'mode.climb');
};

/** The kind of run in a few words: mode, Ascension level and modifiers. */
const describeSetup = (setup: unknown): string => {
  const { climb } = (setup ?? {}) as StoredSetup;
  if (climb === undefined) return say('mode.firstFight');
  return [
    kindOf(climb),
    ...(climb.ascension > 0 ? [say('climb.ascension', { level: climb.ascension })] : []),
    ...climb.modifiers,
  ].join(' · ');
};

const namesIn = (list: string | number | undefined): readonly string[] | undefined =>
  typeof list === 'string' ? list.split(', ') : undefined;

const faceOf = (character: string): readonly SeatFace[] => {
  const profile = profileOf(character);
  if (profile === undefined) return [];
  const { name, hp, about, Icon, mood } = profile;
  const figure = { game: 'slay-the-spire', id: pictureSlug(name) } as const;
  const called = say('front.called', { character: name });
  return [{ name, called, detail: say('characterHp', { hp }), about: say(about), Icon, mood, figure }];
};

export const DESCRIBE: DescribedGame = {
  // The set-up does not contain players who joined later.
  seats: ({ setup, about }) => (namesIn(about.party) ?? charactersOf(setup)).flatMap(faceOf),
  guests: ({ free }) => (namesIn(free) ?? []).flatMap(faceOf),
  setup: describeSetup,
  progress: describeProgress,
};
