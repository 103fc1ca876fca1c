import { plainText, type Text } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/events/index.ts';
import { CARDS, CHARACTER_DEFINITIONS, ENEMIES, ITEMS } from '../content/index.ts';
import { NEOW_CARDS } from '../content/neow.ts';
import keywords from '../rulebook/keywords.json' with { type: 'json' };
import type { CardDefinition, EnemyDefinition } from '../words/definition.ts';
import { ICON_PLURALS, ICONS, type Icon } from '../words/phrases/icons.ts';
import { WORDS } from '../words/vocabulary.ts';
import type { Word } from '../words/word.ts';
import { abilityText } from './ability-text.ts';
import { cardName, faceText } from './card-text.ts';
import { effectText } from './effect-text.ts';
import { en } from './en.ts';
import { enemyActions, enemyText } from './enemy-text.ts';
import { eventRiders, eventText } from './event-text.ts';
import { itemText } from './item-text.ts';

const writtenIcon = ({ icon, word }: { readonly icon: string; readonly word?: string }): string =>
  word === undefined ? `[${icon}]` : `[${icon}|${word}]`;

/** A text the way templates are written, so that a test reads like the card. */
const written = (text: Text): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : 'icon' in part ? writtenIcon(part) : `*${part.keyword}*`,
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
    ['Body Slam', 'X [hit], where X is your [block].'],
    ['Perfected Strike', '3 [hit], +1 for each card in your hand with “Strike” in its name.'],
    ['Heavy Blade', '3 [hit]. Each of your [strength] adds 3 instead of 1.'],
    ['Iron Wave+', 'Choose: 2 [hit], 1 [block]; or 1 [hit], 2 [block]'],
    ['Flex', '1 [strength]\nAt end of turn, lose 1 [strength].\n*Exhaust*'],
    ['Flex+', '1 [strength]\nAt end of turn, lose that [strength].'],
    ['Feed', '3 [hit]\nIf this kills the enemy: 1 [strength]\n*Exhaust*'],
    ['Fiend Fire', '*Exhaust* your hand.\n1 [hit] for each card *Exhausted* this way\n*Exhaust*'],
    [
      'Storm of Steel+',
      'Discard any number of cards.\n1 [shiv] for each card discarded this way, plus 1 [shiv]',
    ],
    ['Spot Weakness', '[die] 1–3: 1 [strength] to any player'],
    ['Blood for Blood', 'Costs 1 [energy] if you have lost HP this combat.\n4 [hit]'],
    ['Fire Breathing', 'Whenever you draw a Status, Daze or Curse: [area] 2 damage'],
    ['Distraction', 'The first time each turn you put a token on an enemy: 2 [block]'],
    ['Dodge and Roll+', '1 [block] to any player, 3 times'],
    ['Piercing Wail', '1 [block]\n[area] 1 [weak]\n*Exhaust*'],
    ['Tactician', 'When a card makes you discard this: 2 [energy]. *Exhaust* this card.\n*Unplayable*'],
    ['Pain', 'End of turn, if this is in your hand and you hold 2 or fewer cards: lose 1 HP.\n*Unplayable*'],
    ['Daze', '*Unplayable*, *Ethereal*'],
    ['Stack+', 'Any player gains [block] equal to your Orbs, +1.'],
    ['Claw', '1 [hit], +1 if the top card of your discard pile costs 0 [energy].'],
    ['Scrape', '2 [hit]\nIf the top card of your discard pile costs 0 [energy], put it into your hand.'],
    ['Streamline', 'Costs 1 less [energy] for each Power you have in play.\n3 [hit]'],
    [
      'Fission+',
      '*Evoke* all your Orbs.\n1 [energy] for each Orb *Evoked* this way\nDraw 1 card for each Orb *Evoked* this way.\n*Exhaust*',
    ],
    ['Buffer', 'The next time you would lose HP, lose none and *Exhaust* this card.'],
    ['Equilibrium+', '4 [block]\nAt end of turn, you may *Retain* up to 2 cards.'],
    ['Flurry of Blows', '1 [hit], or 1 [hit] × 2 if you switched *Stances* this turn.'],
    ['Talk to the Hand', '2 [hit]\n1 [block] for each [miracle] you have'],
    [
      'Conjure Blade',
      'Put (X + 1) cubes on this card.\nEach [hit] of your starter Strikes deals 1 more damage for each cube on this card.',
    ],
    ['After Image', 'Whenever a card makes you discard one or more cards: 1 [block]'],
    [
      'Doppelganger',
      'Play a copy of the last Attack or Skill that costs exactly X and that any player played this turn.\n*Exhaust*',
    ],
    ['All for One', '2 [hit]\nPut all cards that cost 0 [energy] from your discard pile into your hand.'],
    ['Battle Hymn', 'Once per turn: 1 damage to an enemy (2 in *Wrath*).'],
    ['Foresight', 'Start of turn, before you draw: *Scry* 3.'],
    ['Ragnarok', '1 [hit] × 5, each on any enemy'],
    ['Carve Reality', '3 [hit] on 1 or 2 enemies'],
    [
      'Weave',
      '1 [hit]\nIf you would discard this with *Scry*, play it instead; its [hit] deals 5 more damage.',
    ],
    ['Dramatic Entrance', '[area] 2 [hit], +1 if this is the first turn of combat.\n*Exhaust*'],
    ['Sadistic Nature', 'Whenever you put a token on an enemy: 1 damage to it'],
    ['The Bomb', 'End of turn: put 1 cube on this card. At 3 cubes, *Exhaust* it: 10 damage to ALL enemies.'],
    [
      'Electrodynamics',
      'Your [lightning] Orbs damage a whole row and the Boss instead.\n*Channel* 2 [lightning].',
    ],
    ['Judgment', 'Choose an enemy with 7 HP or less. Set its HP to 0.\n*Ethereal*'],
    ['Wallop', '2 [hit]\nGain [block] equal to the unblocked damage.'],
    ['Loop', 'End of turn: repeat one Orb’s end-of-turn effect.'],
    ['Loop+', 'End of turn: repeat one Orb’s end-of-turn effect 2 times.'],
    ['Mind Blast', 'X [hit], where X is the number of cards in your hand.'],
    ['Mind Blast+', '(X + 1) [hit], where X is the number of cards in your hand.'],
    [
      'Recycle',
      '*Exhaust* 1 card from your hand. Gain [energy] equal to its cost. If it costs X, double your [energy] instead.',
    ],
    ['Wild Strike', '3 [hit]\nGain 1 [daze].'],
    ['Immolate', '[area] 5 [hit]\nGain 2 [daze|dazes].'],
    ['Core Surge', 'Remove all [weak] and [vulnerable] from any player.\n3 [hit]\n*Retain*'],
    ['Melter', 'Remove the enemy’s [block].\n2 [hit]'],
    ['Accuracy', 'Each of your [shiv|shivs] deals 1 more damage.'],
    ['Deflect', '1 [block]\nIf you have a [shiv]: 1 more [block]'],
    ['Like Water', 'End of turn: if you are in *Calm*, gain 1 [block].'],
    ['Wish', 'Choose: 1 [strength]; 10 [block]; or 4 [miracle|miracles]\n*Exhaust*'],
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
        'Curl Up — the first time each combat this enemy takes damage: 2 [block]',
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

  it('says in one sentence what the die makes a card cost', () => {
    expect(written(enemyText(enemy('a2-enc-snecko')))).toContain(
      'Confused — if you are in its row, your first card each turn costs 2 [energy] ([die] 1–2), 1 (3–4) or 3 (5–6).',
    );
  });

  it('says when Thorns answer, and that a Void does not wait', () => {
    expect(written(enemyText(enemy('a3-sum-spiker-t2')))).toContain(
      'Thorns — after a player plays an Attack against it: that player takes 1 damage for each cube on it.',
    );
    expect(written(enemyText(enemy('a3-boss-awakened-one-phase2')))).toContain('must at once pay 1 [energy]');
  });

  it('links what facing an enemy brings to its rule (STS-32.12)', () => {
    expect(written(enemyText(enemy('a4-elite-spire-shield-a11')))).toContain(
      'Slot 1: 20 [block]. *Facing*: lose 1 [energy].',
    );
    expect(written(enemyText(enemy('a4-elite-spire-spear-a11')))).toContain(
      'Slot 2: [area] 2 [daze|dazes]. *Facing*: gain 2 [burn|burns].',
    );
  });

  it('tells who gets what an ability gives', () => {
    expect(written(enemyText(enemy('a1-sum-fungi-beast')))).toContain(
      'Spore Cloud — when this enemy dies: 1 [vulnerable] to the player in its row',
    );
  });
});

describe('items and characters', () => {
  it.each([
    ['Blood Potion', 'Heal 2 HP.\nCan also be used outside combat.'],
    ['Fire Potion', '4 damage to an enemy'],
    ['Snecko Oil', 'Draw 5 cards.\nGain 2 [daze|dazes].'],
    ['Loaded Die', '[die] 4–5: 1 [block]\n[die] 6: trigger one of your [die] abilities.'],
    ['Cunning Potion', 'Make 3 separate Attacks of 1 [hit] that cost 0 [energy] each.'],
    ['Fairy in a Bottle', 'When you would drop to 0 HP, set your HP to 2 instead.'],
    [
      "Charon's Ashes",
      '[die] 1–2: you may *Exhaust* 1 card from your hand. If you do, 2 damage to an enemy.',
    ],
    ['The Abacus', 'Once per room: add 1 to the [die] (6 becomes 1).'],
    ['Centennial Puzzle', 'Once per combat: if you have lost HP this combat, draw 3 cards.'],
    ['Holy Water', 'Start of combat: put 2 cubes here.\nRemove 1 cube: 1 [energy]'],
    [
      'Wing Boots',
      'When the party moves, it may go to any room in the next row.\nWorks 3 times, then discard this.',
    ],
    ['Ice Cream', 'Unspent [energy] carries over to your next turn.'],
    [
      "Nilry's Codex",
      '[die] 2: draw 1 card.\n[die] 4: trigger any relic’s [die] 2 ability; that relic’s owner gets it.',
    ],
    ["Dolly's Mirror", '[die] 1: trigger any relic’s [die] ability; that relic’s owner gets it.'],
    ['Tungsten Rod', '[die] 5: all players gain 1 [block] (solo: 3).'],
    ['Mummified Hand', 'Once per combat: if you played a Power this turn, gain 2 [energy].'],
    ['Enchiridion', 'When you gain this: 1 rare reward (reveal 5 cards).\nThen discard this.'],
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

describe('event text', () => {
  const event = (name: string, act = 1): string => {
    const found = EVENTS.find((one) => one.name === name && one.act === act);
    if (found === undefined) throw new Error(`no ${name}`);
    return written(eventText(found));
  };

  it.each([
    ['Big Fish', 1, 'Each player must choose a different option.'],
    ['Knowing Skull', 2, 'Each player chooses 1 or 2 different options.'],
    ['Tomb of Lord Red Mask', 3, '[Don the Mask] Only if a player has Red Mask. All players gain 6 [gold].'],
    [
      'Encounter!',
      1,
      'If this is the first Event of the run, put it on the bottom of the Event deck and draw another.',
    ],
    ['The Merchant', 1, 'If this is the first Event of the run'],
    ['Dead Adventurer', 1, 'If this is the first Event of the run'],
    ['Forgotten Altar', 2, 'First, each player reveals one of their relics at random.'],
    ['Forgotten Altar', 2, '[Offer] Lose the revealed relic. Gain 1 relic.'],
    ['Mind Bloom', 3, 'The party chooses one option together.'],
    ['Ancient Temple', 1, '[Leave] Nothing happens.'],
    ['Wheel of Change', 1, '4: gain 1 relic. 5: gain 4 [gold]. 6: lose 2 HP.'],
    ['Lab', 1, 'All players gain 1 potion. Roll the die. 4–6: choose a player to gain 1 potion.'],
    [
      'Dead Adventurer',
      1,
      '1–2: fight an Elite. 3–4: all players gain 2 [gold]. 5–6: choose a player to gain 1 relic.',
    ],
    ['Scrap Ooze', 1, '3–4: gain 2 [gold]. 5–6: gain 1 relic.'],
  ])('%s says what its rules ask for', (name, act, text) => {
    expect(event(name, act)).toContain(text);
  });

  it('says every rider that a definition has, and no other', () => {
    for (const definition of EVENTS) {
      const { notFirst, distinct, picks, turnsUpRelic } = definition;
      const rules = [notFirst, distinct, picks, turnsUpRelic].filter((rule) => rule !== undefined);
      expect([definition.name, eventRiders(definition).length]).toEqual([definition.name, rules.length]);
    }
  });

  it('comes with one to three sentences of story', () => {
    for (const { name, story } of EVENTS) {
      const sentences = story.split(/(?<=[.!?]) /).length;
      expect([name, sentences >= 1 && sentences <= 3, story.length >= 60 && story.length <= 280]).toEqual([
        name,
        true,
        true,
      ]);
      expect(story).toMatch(/^[A-Z].*[.!?]$/);
    }
    const byName = new Map(EVENTS.map(({ name, story }) => [name, story]));
    expect(new Set(byName.values()).size).toBe(byName.size);
  });
});

describe('every text', () => {
  const all: readonly Text[] = [
    ...CARDS.flatMap((card) => [faceText(card, false), faceText(card, true)]),
    ...ENEMIES.map(enemyText),
    ...ITEMS.map(itemText),
    ...EVENTS.map(eventText),
    ...NEOW_CARDS.flatMap(({ choices }) => choices.map(effectText)),
  ];

  it('has its templates filled in', () => {
    for (const text of all) expect(plainText(text)).not.toMatch(/[{}|]/);
  });

  it('has no blank line, no stray space and no full stop too many', () => {
    for (const text of all) expect(written(text)).not.toMatch(/\n\n|^\s|\s$|\n | \n| {2}|\.\.|\.,|\.;|,\n/);
  });

  it('has no colon after a colon in one sentence', () => {
    const sentences = all.flatMap((text) =>
      plainText(text)
        .replaceAll('Awakened One: Phase 2', 'the second phase')
        .replaceAll(/\([^)]*\)/g, '')
        .split(/\n|\. /),
    );
    // A label such as "Slot 2:" stands before the action and is no part of its sentence.
    const unlabelled = sentences.map((sentence) =>
      sentence.replace(/^([\w ]+, )?(Slot \d( \(once\))?|die [\d–]+): /, ''),
    );
    expect(unlabelled.filter((sentence) => /:.*:/.test(sentence.replace('Mode Shift:', '')))).toEqual([]);
  });

  it('has a stop between the sentences of a line, and behind the last', () => {
    for (const text of all)
      for (const line of plainText(text).split('\n')) if (/[.] /.test(line)) expect(line).toMatch(/[.)]$/);
  });

  it('reads pictures of several things as several, and of one thing as one', () => {
    const words = new Set(Object.values(ICON_PLURALS));
    for (const text of all)
      for (const [at, part] of text.entries()) {
        if (typeof part !== 'object' || !('icon' in part)) continue;
        const before = text[at - 1];
        const number = typeof before === 'string' ? /(\d+|X|\)) $/.exec(before)?.[1] : undefined;
        const plural = ICON_PLURALS[part.icon as Icon];
        if (plural !== undefined && number !== undefined)
          expect([plainText(text), part.word]).toEqual([
            plainText(text),
            number === '1' ? undefined : plural,
          ]);
        if (
          typeof before === 'string' &&
          / (of your|all your|including|and) $/.test(before) &&
          plural !== undefined
        )
          expect([plainText(text), part.word]).toEqual([plainText(text), plural]);
        if (part.word !== undefined) expect([...words, 'hits']).toContain(part.word);
      }
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

  it('has a sentence for every word', () => {
    const plain = Object.entries<Word<unknown>>(WORDS).filter(([, { says }]) => says === undefined);
    expect(plain.map(([name]) => name).filter((name) => !(name in en))).toEqual([]);
  });

  it('names only icons from the list in its templates', () => {
    const templates = Object.values(en).join('\n');
    const icons = [...templates.matchAll(/\[(\w+)\]/g)].map(([, icon]) => icon);
    expect(icons.filter((icon) => !(ICONS as readonly string[]).includes(icon ?? ''))).toEqual([]);
  });
});
