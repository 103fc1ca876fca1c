/** What a thing is made of, read from the name of its icon: a sword is of steel, a skull of bone, a flame of embers. */
import type { Sheet } from '../../model.ts';

export type Material = {
  readonly sheets: readonly Sheet[];
  readonly holes?: Sheet;
  readonly glow?: Sheet;
};

export type Row = readonly [words: string, sheets: readonly Sheet[], rest?: Omit<Material, 'sheets'>];

/** What all games share. The first row with a word of the name serves, so that a `fire-shield` burns and a `skull-signet` is of bone. */
const SHARED: readonly Row[] = [
  [
    'skull skeleton skeletal bone ribcage gnawer half-dead grim reaper',
    ['bone', 'ivory', 'ash'],
    { holes: 'soot' },
  ],
  [
    'flame fire burning ember torch brasero ifrit fireball meteor campfire comet candlebright',
    ['amber', 'gold', 'ember'],
    { glow: 'ember', holes: 'wine' },
  ],
  ['lightning bolt thunder spark static electric', ['gold', 'ivory', 'frost'], { glow: 'azure' }],
  [
    'ice frozen frost snowflake cold icicles',
    ['frost', 'pearl', 'azure'],
    { glow: 'azure', holes: 'cobalt' },
  ],
  [
    'poison acid slime goo gloop venom vile dripping fizzing vitriol',
    ['venom', 'emerald', 'moss'],
    { glow: 'venom', holes: 'soot' },
  ],
  [
    'crystal gems rupee emerald diamond prism lens shard floating-crystal',
    ['frost', 'pearl', 'azure', 'violet'],
    { glow: 'frost' },
  ],
  ['blood bleeding wound transfuse drop', ['ruby', 'rose', 'wine'], { glow: 'ruby' }],
  ['heart', ['ruby', 'rose', 'wine'], { glow: 'rose', holes: 'wine' }],
  [
    'ghost spectre haunting soul wisp shade phantom',
    ['frost', 'pearl', 'teal'],
    { glow: 'teal', holes: 'night' },
  ],
  ['shield buckler', ['steel', 'cobalt', 'gold'], { holes: 'cobalt' }],
  [
    'sword broadsword blade dagger knife scalpel saber axe sickle scythe edge halberd guillotine scissors',
    ['steel', 'gold', 'leather'],
    { holes: 'iron' },
  ],
  [
    'spear lance arrow crossbow quiver bow bolts caltrops needle',
    ['steel', 'wood', 'brass'],
    { holes: 'iron' },
  ],
  [
    'helm helmet breastplate armor mail fist gauntlet anvil knight visored trap mantrap manacles chain anchor cannon bomb golem',
    ['steel', 'iron', 'brass'],
    { holes: 'soot' },
  ],
  [
    'crown king queen coin chalice florin chest ring key keyring bell lamp medal token gear clockwork watch astrolabe treasure',
    ['gold', 'brass', 'amber'],
    { holes: 'bronze', glow: 'gold' },
  ],
  ['moon star night', ['ivory', 'pearl', 'gold'], { glow: 'pearl' }],
  ['sun sunrise radiance explosion flare implosion', ['gold', 'amber', 'ivory'], { glow: 'gold' }],
  ['wave water tide flood waterfall splash rain sea', ['azure', 'frost', 'teal'], { glow: 'azure' }],
  [
    'octopus tentacle kraken squid eel serpent fish angler shark triton whale',
    ['teal', 'emerald', 'frost'],
    { holes: 'night', glow: 'teal' },
  ],
  [
    'book scroll page papers tablet library bookshelf quill tied-scroll',
    ['ivory', 'bone', 'leather'],
    { holes: 'leather' },
  ],
  [
    'potion flask bottle phial vial medicine elixir tonic tube',
    ['azure', 'frost', 'brass'],
    { holes: 'cobalt', glow: 'azure' },
  ],
  ['feather wing bird hawk owl raven angel', ['ivory', 'pearl', 'bone'], { holes: 'leather' }],
  [
    'dragon wyvern drake lizard gecko salamander snake turtle tortoise',
    ['emerald', 'moss', 'gold'],
    { holes: 'soot' },
  ],
  [
    'tree wood wooden door gate barrel staff bellows stairs club',
    ['wood', 'leather', 'brass'],
    { holes: 'soot' },
  ],
  [
    'stone rock tomb tombstone tower castle wall church grave gargoyle menhir ruins crypt tumulus well',
    ['stone', 'ash', 'bone'],
    { holes: 'night' },
  ],
  ['spider web cobweb bat', ['pearl', 'ash', 'plum'], { holes: 'plum' }],
  [
    'hood cloak cape hooded mask cowled warlock wizard pope robe coat nightcap hat',
    ['violet', 'plum', 'gold'],
    { holes: 'soot' },
  ],
  [
    'mushroom clover leaf lily algae plant thorns shamrock herbs vine',
    ['moss', 'emerald', 'venom'],
    { holes: 'soot' },
  ],
  [
    'rat wolf hound horse deer stag bear bull buffalo rabbit cat paw',
    ['leather', 'bone', 'wood'],
    { holes: 'soot' },
  ],
  ['hand palm face man woman person barbarian punch grab', ['skin', 'bone', 'leather'], { holes: 'leather' }],
  ['leather boot slippers bag satchel pouch belt', ['leather', 'brass', 'wood'], { holes: 'soot' }],
];

/** Swords are made of what a sword is made of. */
const singular = (word: string): readonly string[] =>
  word.endsWith('s') ? [word, word.slice(0, -1)] : [word];

/** Finds the material of an icon by the words of its name: first in a game's own rows, then in those all games share. */
export const materialsWith = (own: readonly Row[]): ((icon: string) => Material | undefined) => {
  const rows = [...own, ...SHARED];
  const rankOf = new Map(
    rows.flatMap(([words], row) => words.split(' ').map((word) => [word, row] as const)).toReversed(),
  );
  return (icon) => {
    const ranks = [icon, ...icon.split('-')].flatMap(singular).flatMap((word) => rankOf.get(word) ?? []);
    const row = rows[Math.min(...ranks)];
    return row === undefined ? undefined : { sheets: row[1], ...row[2] };
  };
};

/** The material of an icon where a game has no rows of its own; undefined where its name says nothing. */
export const materialOf = materialsWith([]);
