import { plainText } from '@three-spires/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { tellGame } from '../../testing/narrated-games.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { RULE_ROUTINE } from '../compile/entries.ts';
import { narrate, type SlayTheSpireEvent } from './index.ts';

const GAMES = 80;

/** What is wrong with a sentence of the log, by the mark it leaves. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a word twice in a row', /\b([A-Za-z]{2,}) \1\b/i],
  ['a name that is missing', /^[ ,.:]|^of |[:,] [.,]|: ?$| of (takes|is|goes)|^’s|[( ]’s/],
  ['two spaces, or one at an end', / {2}|^ | $/],
  ['something undefined', /undefined|null|NaN|\[object/],
  ['a template that is not filled in', /[{}|*[\]]/],
  ['"a" before a vowel', /\ba [aeiou](?!n? )/],
  ['"an" before a consonant', /\ban [^aeiouAEIOU]/],
  ['a plural of one', /\b1 (cards|Orbs|shivs|miracles|dazes|burns|cubes|potions|relics|times)\b/],
  [
    'a singular of several',
    /\b([2-9]|\d\d) (card|Orb|shiv|miracle|daze|burn|cube|potion|relic|time)\b(?! reward)/,
  ],
  ['nothing counted', /\b0 (cards?|HP|Orbs?|gold|energy|block)\b(?! each)/],
  ['no stop at the end, or two', /[^.!]$|[.!?,]\.$/],
  ['a colon after a colon', /:[^.]*: (?!Phase)/],
  ['a possessive of the wrong kind', / of (Ironclad|Silent|Defect|Watcher)\b(?!’s)/],
];

/** Sentences from whole games, each once, numbers left as they are. */
const sentences = new Set<string>();
const types = new Set<SlayTheSpireEvent['type']>();

const tell = (event: SlayTheSpireEvent, names: readonly string[]): void => {
  types.add(event.type);
  sentences.add(plainText(narrate(event, names)));
  // Another viewer reads the same without what is secret.
  if ('secret' in event) {
    const { secret: _, ...open } = event;
    sentences.add(plainText(narrate(open as SlayTheSpireEvent, names)));
  }
};

describe('the log of whole games', () => {
  beforeAll(() => {
    for (let game = 0; game < GAMES; game++) tellGame(`told ${game}`, tell);
    sentences.delete('');
  });

  test('tells of nearly everything that can happen', () => {
    expect(types.size).toBeGreaterThan(45);
    expect(sentences.size).toBeGreaterThan(5000);
  });

  test.each(FAULTS)('has no sentence with %s', (_, fault) => {
    expect(
      [...sentences]
        .filter((sentence) => fault.test(sentence.replace(/Die Die Die|Awakened One: Phase \d/g, 'a name')))
        .slice(0, 20),
    ).toEqual([]);
  });
});

describe('a sentence of the log', () => {
  const told = (event: SlayTheSpireEvent, names: readonly string[] = CHARACTERS): string =>
    plainText(narrate(event, names));
  const triggered = (routine: number, seat: number): SlayTheSpireEvent => ({
    type: 'abilityTriggered',
    seat,
    enemy: -1,
    routine,
  });

  test('names a token once, and several as several', () => {
    const token = { type: 'tokenChanged', side: 'player', index: 0, kind: -1 } as const;
    expect(told({ ...token, token: 'strength', change: 1 })).toBe('Ironclad gains 1 strength.');
    expect(told({ ...token, token: 'shiv', change: -2 })).toBe('Ironclad loses 2 shivs.');
  });

  test('says whose ability triggers', () => {
    expect(told(triggered(RULE_ROUTINE.wrath, 3))).toBe('Watcher’s Wrath triggers.');
    expect(told(triggered(RULE_ROUTINE.fadingStrength, 0))).toBe('Ironclad’s temporary strength ends.');
  });

  test('does not put a stop behind a name that ends with a mark', async () => {
    const { EVENTS } = await import('../../content/events/index.ts');
    const event = EVENTS.findIndex(({ name }) => name === 'Encounter!');
    expect(told({ type: 'eventDrawn', event, reveals: true })).toBe('Event: Encounter!');
  });
});

// The browser narrates without the engine: routines of the climb have to be there under the same numbers.
test('what the browser loads knows every routine by the number that the engine gives it', async () => {
  const namesAfter = async (load: () => Promise<unknown>): Promise<readonly string[]> => {
    vi.resetModules();
    await load();
    const { ROUTINE_SOURCES } = await import('../compile/routines.ts');
    return ROUTINE_SOURCES.map(({ name }) => name);
  };
  const engine = await namesAfter(() => import('../../index.ts'));
  expect(await namesAfter(() => import('../../library.ts'))).toEqual(engine);
  expect(engine).not.toContain('');
});
