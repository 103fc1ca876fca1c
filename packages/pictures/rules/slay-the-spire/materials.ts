/** What a subject is made of where it differs from the other games. */
import type { Sheet } from '../../model.ts';
import { type Material, materialsWith, type Row } from '../compose/materials.ts';

const PLAIN: readonly Sheet[] = ['ivory', 'gold', 'bone'];

/** The first row that has a word of the name serves: a `fire-shield` burns, a `crowned-skull` is of bone. */
const OWN: readonly Row[] = [
  ['anchor breastplate chess-king chess-knight exit-door shaking-hands token', PLAIN],
  ['skull skeleton skeletal bone bones reaper dead raise', ['bone', 'ivory', 'ash'], { holes: 'soot' }],
  ['ghost spectre haunting invisible shadow', ['frost', 'pearl', 'azure'], { holes: 'night' }],
  ['moon night eclipse', ['pearl', 'frost', 'ivory'], { holes: 'night' }],
  ['ice frozen snowflake iceberg icebergs snowing freeze', ['frost', 'pearl', 'azure'], { holes: 'cobalt' }],
  [
    'flame fire burning pyre campfire embers eruption meteor fireball burn',
    ['ember', 'amber', 'gold'],
    { holes: 'wine' },
  ],
  ['poison venom snake goo slime gas death toxic ooze', ['venom', 'emerald', 'moss'], { holes: 'soot' }],
  [
    'bolt lightning thunder thunderball static tesla laser electric',
    ['gold', 'ivory', 'amber'],
    { holes: 'cobalt' },
  ],
  ['heart blood bleeding bloody', ['ruby', 'rose', 'wine'], { holes: 'soot' }],
  ['demon daemon devil diablo imp evil', ['ember', 'ruby', 'bone'], { holes: 'soot' }],
  ['scissors', ['steel', 'pearl']],
  ['shield', ['steel', 'gold', 'azure'], { holes: 'azure' }],
  [
    'sword blade blades broadsword gladius dagger daggers stiletto knife saber sabre sickle axe axes dart',
    ['steel', 'gold'],
    { holes: 'iron' },
  ],
  [
    'spear arrow hook claws claw mace hammer anvil trap chain chains manacles nailed metal',
    ['steel', 'brass', 'iron'],
    { holes: 'soot' },
  ],
  [
    'viking overlord armor helm helmet gate plate gear gears bracers rod bar clamp fan',
    ['steel', 'brass', 'iron'],
    { holes: 'soot' },
  ],
  [
    'robot cpu circuitry server battery batteries reactor rocket cyber artificial',
    ['steel', 'azure', 'gold'],
    { holes: 'cobalt' },
  ],
  [
    'orb triorb moebius holosphere atom fission planet orbit',
    ['azure', 'frost', 'pearl'],
    { holes: 'indigo' },
  ],
  ['eye eyes', ['ivory', 'azure', 'ruby'], { holes: 'cobalt' }],
  [
    'crown coin wheel cage purse key bell lamp gong scepter watch stopwatch sundial astrolabe orrery hourglass sands ticket grail',
    ['gold', 'amber', 'brass'],
    { holes: 'bronze' },
  ],
  [
    'sun sunbeams sunrise star aura enlightenment dice dices angel holy symbol light rays explosion',
    ['gold', 'ivory', 'amber'],
    { holes: 'amber' },
  ],
  ['earth wave water stream splashy drop rain fish', ['azure', 'frost', 'teal'], { holes: 'cobalt' }],
  ['web wind cloud steam tornado smoke incense smoking', ['pearl', 'frost', 'ash'], { holes: 'ash' }],
  ['lotus flower sunflower bloom clover', ['rose', 'pearl', 'gold'], { holes: 'moss' }],
  ['tree branch leaf swamp turtle shamrock', ['moss', 'emerald', 'wood'], { holes: 'soot' }],
  [
    'book books bookshelf scroll card cards letter envelope quill',
    ['ivory', 'leather', 'gold'],
    { holes: 'leather' },
  ],
  [
    'bottle flask potion amphora vial tube cauldron drink water',
    ['frost', 'azure', 'gold'],
    { holes: 'cobalt' },
  ],
  ['crystal gem diamond prism ore glass mirror', ['frost', 'pearl', 'violet'], { holes: 'azure' }],
  ['hood hooded cloak cowled ninja mask wizard kimono cape', ['teal', 'ash', 'gold'], { holes: 'soot' }],
  [
    'minotaur ram fox raven wolf bull lion horse crow distraction maggot worm spider',
    ['bone', 'leather', 'ivory'],
    { holes: 'ruby' },
  ],
  [
    'wall tower fortress castle temple arena stone moai brick block columns coffin graveyard pyramid rune maze shrine altar',
    ['stone', 'bone', 'ash'],
    { holes: 'night' },
  ],
  [
    'boot backpack knapsack toolbox chest shop house pillow drum horn wooden barrel',
    ['brass', 'leather', 'bone'],
    { holes: 'soot' },
  ],
  ['brain', ['rose', 'pearl', 'plum'], { holes: 'plum' }],
  [
    'hand fist palm punch forearm biceps muscle muscular torso man body face head barbarian monk nun halt slap prayer kneeling meditation contortionist acrobatic juggler fencer person knee',
    ['skin', 'ivory', 'leather'],
    { holes: 'leather' },
  ],
  ['mouth smile bite tooth fangs', ['ivory', 'ruby', 'bone'], { holes: 'ruby' }],
  ['feather wing wings swan', ['ivory', 'pearl', 'gold'], { holes: 'azure' }],
];

const find = materialsWith(OWN);

/** The material of a drawing; ivory and gold where its name says nothing. */
export const materialOf = (icon: string): Material => find(icon) ?? { sheets: PLAIN };

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
