/**
 * The vocabulary for describing pictures. It is all plain data, so a scene can be printed, hashed and
 * compared.
 */

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

/** One piece of coloured glass: an SVG path, filled by the non-zero rule. */
export type Piece = {
  readonly d: string;
  readonly sheet: Sheet;
  /** Never cut into smaller panes, however large: eyes, gems, faces. */
  readonly whole?: boolean;
  /** Lighter (up to 1) or darker (down to -1) than its position in the relief implies. */
  readonly tone?: number;
};

/** Pieces inside a box of this width and height, lowest first. */
export type Drawing = { readonly box: readonly [number, number]; readonly pieces: readonly Piece[] };

/** The name of an icon in the game-icons set, or one of our own drawings. */
export type Shape = `icon:${string}` | Drawing;

/**
 * A shape in a window. Positions and sizes are fractions of the picture's height. The middle is [0, 0]; y
 * grows downwards.
 */
export type Layer = {
  readonly shape: Shape;
  readonly at?: readonly [number, number];
  /** The longer side of the shape. Defaults to 0.72. */
  readonly size?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
  /**
   * For an icon: the sheets of its pieces, largest piece first. The last sheet covers any remaining pieces.
   */
  readonly sheets?: readonly Sheet[];
  /** For an icon: the glass that fills its holes. Without it, the ground shows through. */
  readonly holes?: Sheet;
  /** Light that the layer casts on whatever is behind it. */
  readonly glow?: Sheet;
};

export type Frame = 'pointed' | 'plain' | 'round' | 'chamfer' | 'arch' | 'medal';

export type GroundName =
  | 'quarry'
  | 'burst'
  | 'slash'
  | 'niche'
  | 'scales'
  | 'cells'
  | 'rose'
  | 'broken'
  | 'land'
  | 'tongues'
  | 'swell'
  | 'whirl'
  | 'rings'
  | 'rain';

/** The glass behind the subject. */
export type Ground = {
  readonly kind: GroundName;
  /** The two main sheets, followed by accents. */
  readonly sheets: readonly Sheet[];
};

/** A window: the picture of a card, item, Event or room. */
export type Scene = {
  readonly frame: Frame;
  readonly ground: Ground;
  /** The light behind the subject. */
  readonly light: Sheet;
  /** Lowest first. */
  readonly layers: readonly Layer[];
  readonly beads?: Sheet;
  /** Rare things sparkle. */
  readonly foil?: boolean;
};

/** What a part does when its figure moves. The browser has an animation for each role. */
export type Role =
  | 'body'
  | 'head'
  | 'jaw'
  | 'arm'
  | 'weapon'
  | 'leg'
  | 'wing'
  | 'tail'
  | 'cloak'
  | 'orbit'
  | 'eye';

/** A part of a figure, in the coordinates of the figure's box. */
export type Part = {
  readonly name: string;
  readonly role: Role;
  /** The point it rotates about: a point on its parent part. */
  readonly pivot: readonly [number, number];
  /** The name of the parent part, which it moves with. */
  readonly on?: string;
  readonly pieces: readonly Piece[];
  /**
   * Icons used as pieces, drawn over `pieces`. `at` is the icon's middle and `size` its side, in box
   * coordinates.
   */
  readonly icons?: readonly FigureIcon[];
};

export type FigureIcon = {
  readonly icon: string;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly sheets: readonly Sheet[];
  readonly holes?: Sheet;
};

export type Stance = 'stand' | 'float' | 'crawl' | 'slither' | 'fly' | 'bounce';

/**
 * A free-standing creature or hero. Heroes face right, enemies left. The feet (or the lowest point) touch the
 * lower edge of the box; a floating or flying figure stays above it.
 */
export type Figure = {
  /** The part of the picture's key after `figure/`: `jaw-worm`. */
  readonly id: string;
  readonly rank: 'hero' | 'normal' | 'elite' | 'boss';
  /** 400 by 500 for most, 400 by 300 for small creatures, 600 by 600 for Bosses, mid-bosses and wizards. */
  readonly box: readonly [number, number];
  readonly stance: Stance;
  /** The colour of the light it casts on the floor and in the window behind it. */
  readonly glow: Sheet;
  /** Lowest first: a part comes after the parts it covers. 3 to 8 parts. */
  readonly parts: readonly Part[];
};
