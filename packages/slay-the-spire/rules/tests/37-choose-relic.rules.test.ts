import { defined } from '@three-spires/kernel';
import { describe, it } from 'vitest';
import { FRIEND, HERO, leave, onClimb, option, pickItem } from '../../testing/climb.ts';

const BOTH = [HERO, FRIEND];
const options = ['chooseYourRelic'];
const take = (relic: string, seat?: string) => ({
  do: 'take',
  relic,
  ...defined({ seat }),
});

describe('Choose Your Relic', () => {
  it('STS-37.1 a Treasure shows one relic per player; everyone chooses one, the rest goes under the deck (R155)', () => {
    onClimb({
      climb: { room: 'treasure', options },
      players: BOTH,
      moves: [
        { expect: { phase: 'bossRelics', climb: { bossRelics: ['Anchor', 'Lantern'] } } },
        take('Lantern'),
        leave(),
        leave('Silent'),
      ],
      expect: {
        phase: 'map',
        players: [{ relics: ['Lantern'] }, { relics: [] }],
        climb: { decks: { relics: ['Vajra', 'Akabeko', 'Sundial', 'Pen Nib', 'Anchor'] } },
      },
    });
  });

  it('STS-37.1 after an Elite the relics are drafted when the other rewards are taken', () => {
    onClimb({
      climb: { room: 'elite', options },
      players: [{ ...HERO, hand: ['Strike'], deck: [] }, FRIEND],
      enemies: [{ name: 'Lagavulin', hp: 1 }],
      moves: [
        { do: 'play', card: 'Strike' },
        { expect: { rewards: { Ironclad: { pieces: [{ kind: 'gold' }, { kind: 'card' }] } } } },
        { do: 'skip', reward: 'card' },
        { do: 'confirm' },
        { seat: 'Silent', do: 'skip', reward: 'card' },
        { seat: 'Silent', do: 'confirm' },
        take('Anchor', 'Silent'),
        leave('Silent'),
        take('Lantern'),
        leave(),
      ],
      expect: {
        phase: 'map',
        players: [
          { relics: ['Lantern'], gold: 2 },
          { relics: ['Anchor'], gold: 2 },
        ],
      },
    });
  });

  it('STS-37.1 STS-32.5 if no player takes one, all are discarded for the Sapphire Key (R142)', () => {
    onClimb({
      climb: { room: 'treasure', options, unlocks: { actFour: true } },
      players: BOTH,
      moves: [leave(), leave('Silent')],
      expect: {
        climb: {
          keys: ['sapphire'],
          decks: { relics: ['Vajra', 'Akabeko', 'Sundial', 'Pen Nib', 'Anchor', 'Lantern'] },
        },
      },
    });
  });

  it('STS-37.1 alone the rule changes nothing', () => {
    onClimb({
      climb: { room: 'treasure', options },
      moves: [],
      expect: { phase: 'rewards', rewards: { Ironclad: { pieces: [{ kind: 'relic' }] } } },
    });
  });

  it('STS-37.2 relics from elsewhere are drawn as usual', () => {
    onClimb({
      climb: { room: 'event', event: 'Ancient Temple', options },
      players: BOTH,
      moves: [option('Go Inside'), pickItem('Anchor')],
      expect: { players: [{ relics: ['Anchor'] }, {}] },
    });
  });
});
