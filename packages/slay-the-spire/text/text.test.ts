import type { Text } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, CHARACTER_DEFINITIONS, ENEMIES, ITEMS } from '../content/index.ts';
import keywords from '../rulebook/keywords.json' with { type: 'json' };
import type { CardDefinition, EnemyDefinition } from '../words/definition.ts';
import { abilityText } from './ability-text.ts';
import { cardName, faceText } from './card-text.ts';
import { en } from './en.ts';
import { enemyActions, enemyText } from './enemy-text.ts';
import { ICONS } from './icons.ts';
import { itemText } from './item-text.ts';

/** A text the way templates are written, so that a test reads like the card. */
const written = (text: Text): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : 'icon' in part ? `[${part.icon}]` : `*${part.keyword}*`,
    )
    .join('');

const named = <Named extends { readonly name: string }>(list: readonly Named[], name: string): Named => {
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** "Bash" and "Bash+". */
const face = (name: string): string => {
  const card: CardDefinition = named(CARDS, name.replace('+', ''));
  return written(faceText(card, name.endsWith('+')));
};

const enemy = (id: string): EnemyDefinition => {
  const found = ENEMIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('card text', () => {
  it.each([
    ['Bash', '2 [hit], 1 [vulnerable]'],
    ['Defend+', '2 [block] to any player'],
    ['Twin Strike', '1 [hit] × 2'],
    ['Whirlwind+', '[area] 1 [hit] × (X + 1)'],
    ['Shockwave', '[area] 1 [vulnerable], 1 [weak]\n*Exhaust*'],
    ['Body Slam', 'A [hit] equal to your [block]'],
    ['Perfected Strike', '3 [hit], +1 for each card in your hand with “Strike” in its name.'],
    ['Heavy Blade', '3 [hit]. Each of your [strength] adds 3 instead of 1.'],
    ['Iron Wave+', 'Choose: 2 [hit], 1 [block]; or 1 [hit], 2 [block]'],
    ['Flex', '1 [strength]\nAt end of turn, lose 1 [strength].\n*Exhaust*'],
    ['Flex+', '1 [strength]\nAt end of turn, lose that [strength].'],
    ['Feed', '3 [hit]\nIf this kills the enemy, also 1 [strength]\n*Exhaust*'],
    ['Fiend Fire', '*Exhaust* your hand.\n1 [hit] for each card *Exhausted* this way\n*Exhaust*'],
    [
      'Storm of Steel+',
      'Discard any number of cards.\n1 [shiv] for each card discarded this way, plus 1 [shiv]',
    ],
    ['Spot Weakness', '[die] 1–3: 1 [strength] to any player'],
    ['Blood for Blood', 'Costs 1 [energy] once you have lost HP this combat.\n4 [hit]'],
    ['Fire Breathing', 'Whenever you draw a Status, Daze or Curse: [area] 2 damage'],
    ['Distraction', 'The first time you put a token on an enemy each turn: 2 [block]'],
    ['Dodge and Roll+', '3 times: 1 [block] to any player'],
    ['Piercing Wail', '1 [block]\n[area] 1 [weak]\n*Exhaust*'],
    ['Tactician', 'When a card makes you discard this: 2 [energy]. *Exhaust* this card.\n*Unplayable*'],
    ['Pain', 'End of turn, if you hold this and you hold at most 2 cards in all: lose 1 HP.\n*Unplayable*'],
    ['Daze', '*Unplayable*, *Ethereal*'],
    ['Stack+', 'To any player: 1 [block] for each Orb you have, plus 1 [block]'],
    ['Claw', '1 [hit], +1 if the top card of your discard pile costs 0 [energy].'],
    ['Scrape', '2 [hit]\nIf the top card of your discard pile costs 0 [energy], put it into your hand.'],
    ['Streamline', 'Costs 1 [energy] less for each Power you have in play.\n3 [hit]'],
    [
      'Fission+',
      '*Evoke* all your Orbs.\n1 [energy] for each Orb *Evoked* this way\nDraw 1 card for each Orb *Evoked* this way.\n*Exhaust*',
    ],
    ['Buffer', 'The next time you would lose HP, lose none and *Exhaust* this card.'],
    ['Equilibrium+', '4 [block]\nAt end of turn, you may *Retain* up to 2 cards.'],
    ['Flurry of Blows', '1 [hit], or × 2 if you changed your *Stance* this turn.'],
    [
      'Battle Hymn',
      'Once per turn: if you are in *Wrath*, 2 damage to an enemy; otherwise 1 damage to an enemy',
    ],
    ['Foresight', 'Start of turn, before you draw: *Scry* 3.'],
    ['Ragnarok', '5 times: 1 [hit] on any enemy'],
    ['Carve Reality', '3 [hit] on 1 or 2 enemies'],
    [
      'Weave',
      '1 [hit]\nIf you would discard this by *Scry*, play it instead; its [hit] deals 5 more damage.',
    ],
    ['Dramatic Entrance', '[area] 2 [hit], +1 if this is the first turn of the combat.\n*Exhaust*'],
    ['Sadistic Nature', 'Whenever you put a token on an enemy: 1 damage to it'],
    ['The Bomb', 'End of turn: put 1 cube on this card; at 3 cubes, *Exhaust* it: 10 damage to ALL enemies'],
  ])('%s', (name, text) => {
    expect(face(name)).toBe(text);
  });

  it('marks the name of the upgraded side, where there is one', () => {
    expect(cardName(named(CARDS, 'Bash'), true)).toBe('Bash+');
    expect(cardName(named(CARDS, 'Bash'), false)).toBe('Bash');
    expect(cardName(named(CARDS, 'Injury'), true)).toBe('Injury');
  });
});

describe('enemy text', () => {
  it('names abilities, actions, Summons and rewards', () => {
    expect(written(enemyText(enemy('first-red-louse')))).toBe(
      [
        'Curl Up — the first time this enemy takes damage each combat: 2 [block]',
        '[die] 1–2: 1 [strength]',
        '[die] 3–4: 2 [hit]',
        '[die] 5–6: 1 [hit]',
        'Summons: Green Louse',
        'Rewards: 1 [gold], 1 card reward',
      ].join('\n'),
    );
  });

  it('keeps the area symbol away from what the enemy gains (STS-38.1)', () => {
    const texts = enemyActions(enemy('a1-enc-fungi-beast')).map(({ text }) => written(text));
    expect(texts).toEqual(['2 [hit]', '[area] 1 [hit]; 1 [strength]', '2 [strength]']);
  });

  it('says which slots are used once and who acts last', () => {
    const labels = enemyActions(enemy('a1-sum-gremlin-wizard')).map(({ label }) => written(label));
    expect(labels).toEqual(['Slot 1 (once)', 'Slot 2']);
    expect(written(enemyText(enemy('a1-enc-red-slaver')))).toContain('2 [hit], 1 [vulnerable] (*Acts last*)');
  });

  it('tells who gets what an ability gives', () => {
    expect(written(enemyText(enemy('a1-sum-fungi-beast')))).toContain(
      'Spore Cloud — when this enemy dies: 1 [vulnerable] to the player in its row',
    );
  });
});

describe('items and characters', () => {
  it.each([
    ['Blood Potion', 'Heal 2 HP.\nCan be used outside combat too.'],
    ['Fire Potion', '4 damage to an enemy'],
    ['Snecko Oil', 'Draw 5 cards.\nYou get 2 [daze].'],
    ['Loaded Die', '[die] 4–5: 1 [block]\n[die] 6: use one of your [die] abilities.'],
    ['Cunning Potion', 'Make 3 separate Attacks of 1 [hit] that cost 0 [energy].'],
    ['Fairy in a Bottle', 'When you would drop to 0 HP, you have 2 HP instead.'],
    ["Charon's Ashes", '[die] 1–2: you may *Exhaust* 1 card from your hand. If you do, 2 damage to an enemy'],
    ['The Abacus', 'Once per room: add 1 to the [die] (6 becomes 1).'],
    ['Centennial Puzzle', 'Once per combat, after you lost HP: draw 3 cards.'],
    ['Holy Water', 'Start of combat: put 2 cubes here.\nRemove 1 cube: 1 [energy]'],
    [
      'Wing Boots',
      'When the party moves, it may go to any room of the next row.\nWorks 3 times. Then discard this.',
    ],
    ['Coffee Dripper', 'Start of turn: 1 [energy]\nYou cannot *Rest*.'],
    ['Astrolabe', 'When you gain this: *Upgrade* 3 cards.\nThen discard this.'],
  ])('%s', (name, text) => {
    expect(written(itemText(named(ITEMS, name)))).toBe(text);
  });

  it('says what each character begins with', () => {
    const texts = CHARACTER_DEFINITIONS.map(({ abilities }) =>
      abilities.map((ability) => written(abilityText(ability, 'player'))),
    );
    expect(texts).toEqual([
      ['End of combat: heal 1 HP.'],
      ['Start of combat: draw 2 cards.'],
      ['Start of combat: *Channel* 1 [lightning].'],
      ['Start of combat: 1 [miracle]'],
    ]);
  });
});

describe('every text', () => {
  const all: readonly Text[] = [
    ...CARDS.flatMap((card) => [faceText(card, false), faceText(card, true)]),
    ...ENEMIES.map(enemyText),
    ...ITEMS.map(itemText),
  ];

  it('has its templates filled in', () => {
    for (const text of all) expect(written(text)).not.toMatch(/[{}|]/);
  });

  it('has no blank line, no stray space and no full stop too many', () => {
    for (const text of all) expect(written(text)).not.toMatch(/\n\n|^\s|\s$|\n | \n| {2}|\.\.|\.,|\.;|,\n/);
  });

  it('names only icons that the browser has', () => {
    const icons = new Set(
      all.flat().flatMap((part) => (typeof part === 'object' && 'icon' in part ? part.icon : [])),
    );
    expect([...icons].filter((icon) => !(ICONS as readonly string[]).includes(icon))).toEqual([]);
  });

  it('names only keywords that the rulebook explains', () => {
    const known = new Set(keywords.flatMap(({ keyword, aliases }) => [keyword, ...aliases]));
    const templates = Object.values(en).join('\n');
    const named = [...templates.matchAll(/\*([^*]+)\*/g)].map(([, keyword]) => keyword);
    expect(named.filter((keyword) => !known.has(keyword ?? ''))).toEqual([]);
  });

  it('names only icons from the list in its templates', () => {
    const templates = Object.values(en).join('\n');
    const icons = [...templates.matchAll(/\[(\w+)\]/g)].map(([, icon]) => icon);
    expect(icons.filter((icon) => !(ICONS as readonly string[]).includes(icon ?? ''))).toEqual([]);
  });
});
