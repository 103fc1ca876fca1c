import { describe, it } from 'vitest';
import { choose, endTurn, fight, play } from '../testing/position.ts';

const use = (relic: string, more = {}) => ({ do: 'relic', relic, ...more });
const firstTurn = { phase: 'start', round: 1, nextDie: [1] };
const strikes = (number: number): string[] => new Array<string>(number).fill('Strike');

describe('at the start of combat (STS-27.3)', () => {
  it.each([
    ['Anchor', { block: 2 }],
    ['Bag of Preparation', { hand: strikes(7) }],
    ['Blood Vial', { hp: 6 }],
    ['Lantern', { energy: 4 }],
    ['Mutagen', { strength: 1 }],
  ])('%s', (relic, fields) => {
    const player = { relics: [relic], hp: 5, draw: strikes(12) };
    fight({ player, with: firstTurn, moves: [], expect: { players: [fields], question: null } });
    fight({
      player,
      with: { ...firstTurn, round: 2 },
      moves: [],
      expect: {
        players: [{ block: 0, hand: strikes(5), hp: 5, energy: 3, strength: 0 }],
        question: null,
      },
    });
  });

  it('Mutagen takes its Strength back at end of turn', () => {
    fight({
      player: { relics: ['Mutagen'] },
      with: { ...firstTurn, nextDie: [1, 1] },
      moves: [endTurn()],
      expect: { round: 2, players: [{ strength: 0 }] },
    });
  });
});

describe('by themselves', () => {
  it('Bird-Faced Urn gives 1 Block for each Power, after the Power is in play', () => {
    fight({
      player: { relics: ['Bird-Faced Urn'], hand: ['Inflame', 'Metallicize', 'Defend'], energy: 4 },
      moves: [play('Inflame'), play('Metallicize'), play('Defend')],
      expect: { players: [{ block: 3, strength: 1 }], question: null },
    });
  });

  it('Du-Vu Doll gives Strength for each Curse drawn, until end of turn', () => {
    fight({
      player: { relics: ['Du-Vu Doll'], draw: ['Injury', 'Clumsy', ...strikes(8)] },
      with: { ...firstTurn, nextDie: [1, 1] },
      moves: [{ expect: { players: [{ strength: 2 }] } }, endTurn(), { do: 'order all' }],
      expect: { players: [{ strength: 0 }] },
    });
  });

  it('Du-Vu Doll takes back only what it gave', () => {
    fight({
      player: { relics: ['Du-Vu Doll'], strength: 8, draw: ['Injury', 'Strike'] },
      with: { ...firstTurn, nextDie: [1, 1] },
      moves: [{ expect: { players: [{ strength: 8 }] } }, endTurn()],
      expect: { players: [{ strength: 8 }] },
    });
  });

  it('Ice Cream adds the Energy that was left, up to 6', () => {
    fight({
      player: { relics: ['Ice Cream'], energy: 2 },
      with: { nextDie: [1] },
      moves: [endTurn()],
      expect: { round: 2, players: [{ energy: 5 }] },
    });
    fight({
      player: { relics: ['Ice Cream'], energy: 5 },
      with: { nextDie: [1] },
      moves: [endTurn()],
      expect: { round: 2, players: [{ energy: 6 }] },
    });
    fight({
      player: { relics: ['Ice Cream'], energy: 0 },
      with: { nextDie: [1] },
      moves: [endTurn()],
      expect: { round: 2, players: [{ energy: 3 }] },
    });
  });

  it('Ice Cream gives nothing in the first turn', () => {
    fight({
      player: { relics: ['Ice Cream'] },
      with: firstTurn,
      moves: [],
      expect: { round: 1, players: [{ energy: 3 }] },
    });
  });

  it('Orichalcum gives 1 Block at end of turn to who has none', () => {
    const enemies = [{ name: 'Cultist' }];
    fight({
      player: { relics: ['Orichalcum'], hp: 8 },
      enemies,
      moves: [endTurn()],
      expect: { players: [{ hp: 8 }] },
    });
    fight({
      player: { relics: ['Orichalcum'], hp: 8, block: 1 },
      enemies: [{ name: 'Cultist', strength: 1 }],
      moves: [endTurn()],
      expect: { players: [{ hp: 7 }] },
    });
  });

  it('Strike Dummy adds 1 to starter Strikes, not to other Attacks (STS-24.5)', () => {
    fight({
      player: { relics: ['Strike Dummy'], hand: ['Strike', 'Strike+', 'Pommel Strike'] },
      moves: [play('Strike', 'A'), play('Strike+', 'A'), play('Pommel Strike', 'A')],
      expect: { enemies: [{ hp: 3 }], question: null },
    });
  });
});

describe('at the end of combat', () => {
  const win = { enemies: [{ name: 'A', row: 1, hp: 1 }], moves: [play('Strike', 'A')] };

  it('Golden Idol gives 1 gold', () => {
    fight({
      player: { character: 'Silent', relics: ['Golden Idol'], gold: 2, hand: ['Strike'] },
      ...win,
      expect: { players: [{ gold: 3 }] },
    });
  });

  it('Meat on the Bone heals to 4 who has less', () => {
    const player = { character: 'Silent', relics: ['Meat on the Bone'], hand: ['Strike'] };
    fight({ player: { ...player, hp: 1 }, ...win, expect: { players: [{ hp: 4 }] } });
    fight({ player: { ...player, hp: 4 }, ...win, expect: { players: [{ hp: 4 }] } });
    fight({ player: { ...player, hp: 5 }, ...win, expect: { players: [{ hp: 5 }] } });
  });
});

describe('once per combat (STS-27.5)', () => {
  it('Akabeko lends 1 Strength to one Attack, all its hits, and counts as Strength', () => {
    fight({
      player: { relics: ['Akabeko'], hand: ['Twin Strike', 'Strike'] },
      moves: [use('Akabeko'), play('Twin Strike', 'A'), play('Strike', 'A')],
      expect: {
        players: [{ strength: 0, relics: [{ relic: 'Akabeko', usedInCombat: true }] }],
        enemies: [{ hp: 5 }],
        question: null,
      },
    });
    fight({
      player: { relics: ['Akabeko'], strength: 1, hand: ['Heavy Blade'] },
      moves: [use('Akabeko'), play('Heavy Blade', 'A')],
      expect: { players: [{ strength: 1 }], enemies: [{ hp: 1 }], question: null },
    });
  });

  it('Akabeko is spent by the first copy alone (STS-26.5)', () => {
    fight({
      player: { relics: ['Akabeko'], hand: ['Strike'], doubling: ['attack'] },
      moves: [use('Akabeko'), play('Strike', 'A')],
      expect: { enemies: [{ hp: 7 }], question: null },
    });
  });

  it('Blue Candle Exhausts up to 2 cards', () => {
    const player = { relics: ['Blue Candle'], hand: ['Strike', 'Defend', 'Bash'] };
    fight({
      player,
      moves: [use('Blue Candle'), choose({ card: 'Strike' }), choose({ card: 'Bash' })],
      expect: { players: [{ hand: ['Defend'], exhaust: ['Bash', 'Strike'] }], question: null },
    });
    fight({
      player,
      moves: [use('Blue Candle'), { do: 'done' }],
      expect: { players: [{ hand: ['Strike', 'Defend', 'Bash'], exhaust: [] }], question: null },
    });
  });

  it('Calipers keeps the Block of last turn at the Reset step, once', () => {
    const fields = { player: { relics: ['Calipers'], block: 4 }, with: { nextDie: [1, 1] } };
    fight({
      ...fields,
      moves: [
        endTurn(),
        choose({ option: 1 }),
        {
          expect: { round: 2, players: [{ block: 4, relics: [{ relic: 'Calipers', usedInCombat: true }] }] },
        },
        endTurn(),
      ],
      expect: { round: 3, players: [{ block: 0 }], question: null },
    });
    fight({
      ...fields,
      moves: [endTurn(), choose({ option: 2 })],
      expect: { round: 2, players: [{ block: 0, relics: ['Calipers'] }], question: null },
    });
  });

  it('Calipers is not offered without Block, nor used during play', () => {
    fight({
      player: { relics: ['Calipers'] },
      moves: [{ refused: use('Calipers'), code: 'no-relic-ability' }, endTurn()],
      expect: { round: 2, players: [{ block: 0 }], question: null },
    });
  });

  it('Centennial Puzzle draws 3 once HP were lost', () => {
    const player = { relics: ['Centennial Puzzle'], draw: strikes(4) };
    fight({
      player: { ...player, hpLostThisCombat: 1 },
      moves: [use('Centennial Puzzle')],
      expect: { players: [{ hand: strikes(3) }], question: null },
    });
    fight({
      player,
      moves: [{ refused: use('Centennial Puzzle'), code: 'needs-lostHp' }],
      expect: { players: [{ hand: [] }] },
    });
  });

  it('Dead Branch draws 1 card for each card in the exhaust pile', () => {
    fight({
      player: { relics: ['Dead Branch'], draw: strikes(4), exhaust: ['Bash', 'Defend'] },
      moves: [use('Dead Branch')],
      expect: { players: [{ hand: strikes(2) }], question: null },
    });
    fight({
      player: { relics: ['Dead Branch'], draw: strikes(4) },
      moves: [use('Dead Branch')],
      expect: { players: [{ hand: [] }], question: null },
    });
  });

  it('Golden Eye Scries 3', () => {
    fight({
      player: { relics: ['Golden Eye'], draw: ['Strike', 'Defend', 'Bash', 'Anger'] },
      moves: [use('Golden Eye'), choose({ card: 'Defend' }), { do: 'done' }],
      expect: { players: [{ draw: ['Strike', 'Bash', 'Anger'], discard: ['Defend'] }], question: null },
    });
  });

  it('Mummified Hand gives 2 Energy in a turn with a Power', () => {
    fight({
      player: { relics: ['Mummified Hand'], hand: ['Inflame'] },
      moves: [
        { refused: use('Mummified Hand'), code: 'needs-playedPower' },
        play('Inflame'),
        use('Mummified Hand'),
        { refused: use('Mummified Hand'), code: 'relic-used' },
      ],
      expect: { players: [{ energy: 3 }], question: null },
    });
  });

  it('Mummified Hand does not remember the Power of another turn', () => {
    fight({
      player: { relics: ['Mummified Hand'], hand: ['Inflame'] },
      moves: [play('Inflame'), endTurn(), { refused: use('Mummified Hand'), code: 'needs-playedPower' }],
      expect: { round: 2 },
    });
  });

  it('Ninja Scroll makes two Attacks of 1, each with a target of its own, and no Shivs', () => {
    fight({
      player: { character: 'Silent', relics: ['Ninja Scroll'], strength: 1, powers: ['Accuracy'] },
      enemies: [
        { name: 'A', row: 1, hp: 10, vulnerable: 1 },
        { name: 'B', row: 1, hp: 10 },
      ],
      moves: [use('Ninja Scroll'), choose({ enemy: 'A' }), choose({ enemy: 'B' })],
      expect: {
        players: [{ attacksThisTurn: 2, shivs: 0 }],
        enemies: [{ hp: 6, vulnerable: 0 }, { hp: 8 }],
        question: null,
      },
    });
  });

  it('Red Skull gives 1 Strength after a reshuffle', () => {
    fight({
      player: { relics: ['Red Skull'], hand: ['Pommel Strike'], discard: ['Defend'] },
      moves: [
        { refused: use('Red Skull'), code: 'needs-reshuffled' },
        play('Pommel Strike', 'A'),
        use('Red Skull'),
      ],
      expect: { players: [{ strength: 1 }], question: null },
    });
  });

  it('Runic Pyramid keeps any number of cards in hand this turn', () => {
    fight({
      player: { relics: ['Runic Pyramid'], hand: ['Strike', 'Defend', 'Bash'] },
      with: { nextDie: [1] },
      moves: [
        use('Runic Pyramid'),
        choose({ card: 'Strike' }),
        choose({ card: 'Bash' }),
        { do: 'done' },
        endTurn(),
      ],
      expect: {
        round: 2,
        players: [{ hand: [{ card: 'Strike', retained: true }, { card: 'Bash', retained: true }, 'Defend'] }],
      },
    });
  });

  it('Self-Forming Clay gives 3 Block once HP were lost', () => {
    fight({
      player: { relics: ['Self-Forming Clay'], hpLostThisCombat: 2 },
      moves: [use('Self-Forming Clay')],
      expect: { players: [{ block: 3 }], question: null },
    });
    fight({
      player: { relics: ['Self-Forming Clay'] },
      moves: [{ refused: use('Self-Forming Clay'), code: 'needs-lostHp' }],
      expect: { players: [{ block: 0 }] },
    });
  });
});
