/** The words in which pictures are described. Everything here is plain data: a scene can be printed, hashed and compared. */

/** A kind of coloured glass: a ramp of four colours from shadow to light (glass/sheets.ts). */
export type Sheet =
  | 'steel'
  | 'iron'
  | 'gold'
  | 'brass'
  | 'bronze'
  | 'bone'
  | 'ivory'
  | 'amber'
  | 'ember'
  | 'ruby'
  | 'wine'
  | 'rose'
  | 'plum'
  | 'violet'
  | 'indigo'
  | 'cobalt'
  | 'azure'
  | 'frost'
  | 'teal'
  | 'emerald'
  | 'moss'
  | 'venom'
  | 'wood'
  | 'leather'
  | 'skin'
  | 'ash'
  | 'stone'
  | 'night'
  | 'soot'
  | 'pearl';

/** What is painted on a piece of glass along its form; `plain` is nothing. */
export const MARKS = ['plain', 'folds', 'fur', 'scales', 'hair'] as const;

export type Mark = (typeof MARKS)[number];

/** One piece of coloured glass in a drawing: an SVG path, filled by the non-zero rule. */
export type Piece = {
  readonly d: string;
  readonly sheet: Sheet;
  /** Not cut into smaller panes however large it is: eyes, gems, faces. */
  readonly whole?: boolean;
  /** Lighter (up to 1) or darker (down to -1) than its place in the relief asks for. */
  readonly tone?: number;
  /** Without it, cloth and hide have folds, and the rest is plain. */
  readonly marks?: Mark;
};

/** Pieces in the order in which they are laid, the lowest first, inside a box of this width and height. */
export type Drawing = { readonly box: readonly [number, number]; readonly pieces: readonly Piece[] };

/** A posed figure, or a share of it, as a window shows it: its parts in a square box, beyond which it may reach. */
export type Cast = {
  /** The id of the figure. */
  readonly cast: string;
  readonly box: readonly [number, number];
  /** The lowest first. */
  readonly parts: readonly Pick<Part, 'pieces' | 'paint'>[];
};

/** An icon of the game-icons set by its name, a drawing of our own, or a figure. */
export type Shape = `icon:${string}` | Drawing | Cast;

/** A shape in a window. Places and sizes are shares of the picture's height; the middle is [0, 0], y grows downwards. */
export type Layer = {
  readonly shape: Shape;
  readonly at?: readonly [number, number];
  /** The larger side of the shape. 0.72 if it is not given. */
  readonly size?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
  /** For an icon: the sheets of its pieces, the largest piece first; the last one serves the rest. */
  readonly sheets?: readonly Sheet[];
  /** For an icon: the glass that fills its holes; without it, the ground shows through. */
  readonly holes?: Sheet;
  /** Light that the layer throws on what lies behind it. */
  readonly glow?: Sheet;
};

/** Whether a layer shows a figure. */
export const isCast = ({ shape }: Layer): boolean => typeof shape !== 'string' && 'cast' in shape;

export type Frame = 'pointed' | 'plain' | 'round' | 'chamfer' | 'arch' | 'medal';

export const GROUNDS = [
  'quarry',
  'burst',
  'slash',
  'niche',
  'scales',
  'cells',
  'rose',
  'broken',
  'land',
  'tongues',
  'swell',
  'whirl',
  'rings',
  'rain',
] as const;

export type GroundName = (typeof GROUNDS)[number];

/** The glass behind the subject. */
export type Ground = {
  readonly kind: GroundName;
  /** The two main sheets, then accents. */
  readonly sheets: readonly Sheet[];
};

/** A window: the picture of a card, an item, an Event, a room. */
export type Scene = {
  readonly frame: Frame;
  readonly ground: Ground;
  /** The light behind the subject. */
  readonly light: Sheet;
  /** The lowest first. */
  readonly layers: readonly Layer[];
  /** The beads of the frame. */
  readonly beads?: Sheet;
  /** Rare things sparkle. */
  readonly foil?: boolean;
};

/** What a part of a figure does when the figure moves; the browser has a motion for each. */
export const ROLES = [
  'body',
  'head',
  'jaw',
  'arm',
  'weapon',
  'leg',
  'wing',
  'tail',
  'cloak',
  'orbit',
  'eye',
] as const;

export type Role = (typeof ROLES)[number];

/** A line that is painted on the glass, dark brown: an SVG path and its width. */
export type Stroke = { readonly d: string; readonly width: number };

/** A part of a figure, in the coordinates of the figure's box. */
export type Part = {
  readonly name: string;
  readonly role: Role;
  /** Where it turns: a point on the part it hangs on. */
  readonly pivot: readonly [number, number];
  /** The name of the part it hangs on and moves with. */
  readonly on?: string;
  readonly pieces: readonly Piece[];
  /** Eyes, hair, folds, scales: over all pieces. */
  readonly paint?: readonly Stroke[];
};

export const STANCES = ['stand', 'float', 'crawl', 'slither', 'fly', 'bounce'] as const;

export type Stance = (typeof STANCES)[number];

export const RANKS = ['hero', 'normal', 'elite', 'boss'] as const;

/** The poses that a figure may have beside the one in which it is drawn. */
export const POSES = ['ready', 'strike', 'hurt'] as const;

export type PoseName = (typeof POSES)[number];

/** How a part leaves the place in which it is drawn. What hangs on it goes along. */
export type PartPose = {
  readonly part: string;
  /** Degrees about its pivot, clockwise. */
  readonly turn: number;
  /** Units of the box, after the turn. */
  readonly shift?: readonly [number, number];
};

/** Parts that a pose does not name stay as they are drawn. */
export type Poses = Readonly<Partial<Record<PoseName, readonly PartPose[]>>>;

/**
 * A creature or a hero that stands free. Heroes look to the right, enemies to the left. The feet (or the lowest point)
 * touch the lower edge of the box; a figure that floats or flies keeps its distance to it.
 */
export type Figure = {
  /** The part of the picture's key after `figure/`: `jaw-worm`. */
  readonly id: string;
  readonly rank: (typeof RANKS)[number];
  /** 400 by 500 for most, 400 by 300 for small creatures, 600 by 600 for Bosses, mid-bosses and wizards. */
  readonly box: readonly [number, number];
  readonly stance: Stance;
  /** The colour of its light on the floor and in the window behind it. */
  readonly glow: Sheet;
  /** The lowest first; a part stands after the parts that it covers. 3 to 8 of them. */
  readonly parts: readonly Part[];
  readonly poses?: Poses;
};
