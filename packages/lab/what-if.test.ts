/** The figures of the page "What if" are those of the lab, on the same seeds. */
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { pairsOf, playDeckGame, playOnce } from '@three-spires/what-if';
import { describe, expect, it } from 'vitest';
import { playBatch } from './battles/deck-batch.ts';
import { sampleFight } from './climbs/fight-decks.ts';
import { playFight } from './climbs/play-fight.ts';
import { playHeroes } from './heroes/hero-game.ts';

const DECKS = ['March of Cinders', 'Critical Light'];

describe('the same seeds give the figures of the lab', () => {
  it('for fights of Slay the Spire', () => {
    const position = sampleFight(['Silent'], 1, 0, 'sample');
    for (const number of [0, 1]) {
      const seed = `same ${number}`;
      const state = slayTheSpire.imagine(position, 0, seed);
      const { won, hp, rounds } = playFight(state, { seed, strength: 'adept', ms: 0 });
      const [end] = playOnce(
        {
          game: 'slay-the-spire',
          sides: [{ start: { kind: 'moment', state: position, isOpen: false } }],
          ...{ seat: 0, levels: ['adept'], until: 'scene', seed: 'same' },
        },
        number,
      );
      expect([end?.result === 'won', end?.hp, end?.rounds]).toEqual([won, hp, rounds]);
    }
  });

  it('for decks of Mystic Spires', async () => {
    const question = { decks: DECKS, level: 'adept', first: 'both', seed: 'matrix' } as const;
    const batch = await playBatch({
      one: 0,
      other: 1,
      names: [DECKS[0] ?? '', DECKS[1] ?? ''],
      from: 0,
      games: 4,
      seed: 'matrix',
    });
    const ends = Array.from({ length: 4 }, (_, game) => playDeckGame(question, game).end);
    expect(pairsOf(2)).toHaveLength(1);
    expect(ends.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(batch.turns);
    const won = (result: string): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const end of ends) if (end.result === result) counts[end.cause] = (counts[end.cause] ?? 0) + 1;
      return counts;
    };
    expect([won('won'), won('lost')]).toEqual(batch.won);
  });

  it('for games of The Stygian Society', async () => {
    const setup = { players: 2, twoHeroes: true, heroes: ['Doctor', 'Burglar'] };
    const [end] = playOnce(
      {
        game: 'stygian-society',
        sides: [{ start: { kind: 'setup', setup } }],
        ...{ seat: 0, levels: ['novice'], until: 'game', seed: 'heroes' },
      },
      7,
    );
    const lab = await playHeroes({
      level: 'novice',
      party: 'two',
      setup,
      seed: 'heroes 7',
      milliseconds: 0,
      watched: false,
    });
    expect(end).toMatchObject({ result: lab.won ? 'won' : 'lost', rounds: lab.turns });
    if (!lab.won) expect(end?.cause).toBe(lab.cause);
  });
});
