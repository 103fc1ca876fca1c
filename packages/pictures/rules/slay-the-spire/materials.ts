/** What a subject is made of, read from the name of its drawing. */
import type { Sheet } from '../../model.ts';

export type Material = { readonly sheets: readonly Sheet[]; readonly holes?: Sheet };

type Row = readonly [words: string, sheets: readonly Sheet[], holes?: Sheet];

/** The first row that has a word of the name serves: a `fire-shield` burns, a `crowned-skull` is of bone. */
const ROWS: readonly Row[] = [
  ['skull skeleton skeletal bone bones reaper dead raise', ['bone', 'ivory', 'ash'], 'soot'],
  ['ghost spectre haunting invisible shadow', ['frost', 'pearl', 'azure'], 'night'],
  ['moon night eclipse', ['pearl', 'frost', 'ivory'], 'night'],
  ['ice frozen snowflake iceberg icebergs snowing freeze', ['frost', 'pearl', 'azure'], 'cobalt'],
  [
    'flame fire burning pyre campfire embers eruption meteor fireball burn',
    ['ember', 'amber', 'gold'],
    'wine',
  ],
  ['poison venom snake goo slime gas death toxic ooze', ['venom', 'emerald', 'moss'], 'soot'],
  ['bolt lightning thunder thunderball static tesla laser electric', ['gold', 'ivory', 'amber'], 'cobalt'],
  ['heart blood bleeding bloody', ['ruby', 'rose', 'wine'], 'soot'],
  ['demon daemon devil diablo imp evil', ['ember', 'ruby', 'bone'], 'soot'],
  ['scissors', ['steel', 'pearl']],
  ['shield', ['steel', 'gold', 'azure'], 'azure'],
  [
    'sword blade blades broadsword gladius dagger daggers stiletto knife saber sabre sickle axe axes dart',
    ['steel', 'gold'],
    'iron',
  ],
  [
    'spear arrow hook claws claw mace hammer anvil trap chain chains manacles nailed metal',
    ['steel', 'brass', 'iron'],
    'soot',
  ],
  [
    'viking overlord armor helm helmet gate plate gear gears bracers rod bar clamp fan',
    ['steel', 'brass', 'iron'],
    'soot',
  ],
  [
    'robot cpu circuitry server battery batteries reactor rocket cyber artificial',
    ['steel', 'azure', 'gold'],
    'cobalt',
  ],
  ['orb triorb moebius holosphere atom fission planet orbit', ['azure', 'frost', 'pearl'], 'indigo'],
  ['eye eyes', ['ivory', 'azure', 'ruby'], 'cobalt'],
  [
    'crown coin wheel cage purse key bell lamp gong scepter watch stopwatch sundial astrolabe orrery hourglass sands ticket grail',
    ['gold', 'amber', 'brass'],
    'bronze',
  ],
  [
    'sun sunbeams sunrise star aura enlightenment dice dices angel holy symbol light rays explosion',
    ['gold', 'ivory', 'amber'],
    'amber',
  ],
  ['earth wave water stream splashy drop rain fish', ['azure', 'frost', 'teal'], 'cobalt'],
  ['web wind cloud steam tornado smoke incense smoking', ['pearl', 'frost', 'ash'], 'ash'],
  ['lotus flower sunflower bloom clover', ['rose', 'pearl', 'gold'], 'moss'],
  ['tree branch leaf swamp turtle shamrock', ['moss', 'emerald', 'wood'], 'soot'],
  ['book books bookshelf scroll card cards letter envelope quill', ['ivory', 'leather', 'gold'], 'leather'],
  ['bottle flask potion amphora vial tube cauldron drink water', ['frost', 'azure', 'gold'], 'cobalt'],
  ['crystal gem diamond prism ore glass mirror', ['frost', 'pearl', 'violet'], 'azure'],
  ['hood hooded cloak cowled ninja mask wizard kimono cape', ['teal', 'ash', 'gold'], 'soot'],
  [
    'minotaur ram fox raven wolf bull lion horse crow distraction maggot worm spider',
    ['bone', 'leather', 'ivory'],
    'ruby',
  ],
  [
    'wall tower fortress castle temple arena stone moai brick block columns coffin graveyard pyramid rune maze shrine altar',
    ['stone', 'bone', 'ash'],
    'night',
  ],
  [
    'boot backpack knapsack toolbox chest shop house pillow drum horn wooden barrel',
    ['brass', 'leather', 'bone'],
    'soot',
  ],
  ['brain', ['rose', 'pearl', 'plum'], 'plum'],
  [
    'hand fist palm punch forearm biceps muscle muscular torso man body face head barbarian monk nun halt slap prayer kneeling meditation contortionist acrobatic juggler fencer person knee',
    ['skin', 'ivory', 'leather'],
    'leather',
  ],
  ['mouth smile bite tooth fangs', ['ivory', 'ruby', 'bone'], 'ruby'],
  ['feather wing wings swan', ['ivory', 'pearl', 'gold'], 'azure'],
];

const rankOf = new Map(
  ROWS.flatMap(([words], row) => words.split(' ').map((word) => [word, row] as const)).toReversed(),
);

/** The material of a drawing; ivory and gold where its name says nothing. */
export const materialOf = (icon: string): Material => {
  const ranks = icon.split('-').flatMap((word) => rankOf.get(word) ?? []);
  const row = ROWS[Math.min(...ranks)];
  if (row === undefined) return { sheets: ['ivory', 'gold', 'bone'] };
  const [, sheets, holes] = row;
  return holes === undefined ? { sheets } : { sheets, holes };
};

/** A sheet that stands out where the wanted one is also the ground's. */
const INSTEAD: Partial<Record<Sheet, Sheet>> = {
  ruby: 'rose',
  wine: 'rose',
  ember: 'amber',
  emerald: 'venom',
  moss: 'venom',
  teal: 'frost',
  cobalt: 'azure',
  azure: 'frost',
  indigo: 'azure',
  violet: 'pearl',
  plum: 'rose',
  iron: 'steel',
  stone: 'bone',
  ash: 'pearl',
  leather: 'bone',
  night: 'frost',
};

/** The material with nothing in it that would vanish before a ground of these sheets. */
export const standingOut = ({ sheets, holes }: Material, ground: readonly Sheet[]): Material => {
  const seen = (sheet: Sheet): Sheet => (ground.includes(sheet) ? (INSTEAD[sheet] ?? sheet) : sheet);
  const changed = sheets.map(seen);
  return holes === undefined ? { sheets: changed } : { sheets: changed, holes };
};
