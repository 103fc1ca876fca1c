/** QR codes (ISO/IEC 18004) in byte mode with error correction level M, versions 1 to 10: up to 213 bytes. */
import { errorWords } from './qr-error-words.ts';

/** Rows of modules from the top; true is dark. */
export type QrModules = readonly (readonly boolean[])[];

type Version = {
  /** Error correction words per block. */
  readonly errors: number;
  /** Data words of each block. */
  readonly blocks: readonly number[];
  /** The centres of alignment patterns, across and down. */
  readonly aligned: readonly number[];
};

/** Level M, from version 1 on. */
export const QR_VERSIONS: readonly Version[] = [
  { errors: 10, blocks: [16], aligned: [] },
  { errors: 16, blocks: [28], aligned: [6, 18] },
  { errors: 26, blocks: [44], aligned: [6, 22] },
  { errors: 18, blocks: [32, 32], aligned: [6, 26] },
  { errors: 24, blocks: [43, 43], aligned: [6, 30] },
  { errors: 16, blocks: [27, 27, 27, 27], aligned: [6, 34] },
  { errors: 18, blocks: [31, 31, 31, 31], aligned: [6, 22, 38] },
  { errors: 22, blocks: [38, 38, 39, 39], aligned: [6, 24, 42] },
  { errors: 22, blocks: [36, 36, 36, 37, 37], aligned: [6, 26, 46] },
  { errors: 26, blocks: [43, 43, 43, 43, 44], aligned: [6, 28, 50] },
];

const BYTE_MODE = 0b0100;
const LEVEL_M = 0b00;
/** From this version on, the length takes two bytes. */
const LONG_LENGTH = 10;
/** From this version on, the code contains the version itself. */
const NAMED_VERSION = 7;
const PAD_WORDS = [0xec, 0x11] as const;

/** Which modules a mask inverts. */
export const QR_MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const qrSize = (version: number): number => 17 + 4 * version;

const lengthBits = (version: number): number => (version < LONG_LENGTH ? 8 : 16);

/** The data words of a text: mode, length, bytes, and padding up to the version's capacity. */
const dataWords = (bytes: Uint8Array, version: number, capacity: number): number[] => {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit) => (word << 1) | bit, 0));
  for (let at = 0; words.length < capacity; at++) words.push(PAD_WORDS[at % 2] ?? 0);
  return words;
};

/** Data and error words of all blocks, interleaved. */
const interleaved = (words: readonly number[], { blocks, errors }: Version): number[] => {
  let start = 0;
  const data = blocks.map((length) => {
    start += length;
    return words.slice(start - length, start);
  });
  const checks = data.map((block) => errorWords(block, errors));
  const inTurn = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => at).flatMap((at) =>
      lists.flatMap((list) => list.slice(at, at + 1)),
    );
  return [...inTurn(data), ...inTurn(checks)];
};

/** The bits of a number followed by its remainder by a generator, the encoding of format and version. */
const withRemainder = (value: number, generator: number, length: number): number => {
  const top = 1 << length;
  let rest = value;
  for (let at = 0; at < length; at++) {
    rest <<= 1;
    if (rest & top) rest ^= generator;
  }
  return (value << length) | rest;
};

export const formatBits = (mask: number): number =>
  withRemainder((LEVEL_M << 3) | mask, 0b10100110111, 10) ^ 0b101010000010010;
export const versionBits = (version: number): number => withRemainder(version, 0b1111100100101, 12);

/** A code being drawn. Undefined modules are free for data. */
type Canvas = (boolean | undefined)[][];

const blank = (size: number): Canvas =>
  Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));

const set = (canvas: Canvas, row: number, column: number, dark: boolean): void => {
  const line = canvas[row];
  if (line !== undefined && column >= 0 && column < line.length) line[column] = dark;
};

/** Nested squares around a centre; `dark` lists their colours, from the centre outwards. */
const drawSquares = (canvas: Canvas, row: number, column: number, dark: readonly boolean[]): void => {
  const reach = dark.length - 1;
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++)
      set(canvas, row + down, column + across, dark[Math.max(Math.abs(down), Math.abs(across))] === true);
};

const FINDER = [true, true, false, true, false];
const ALIGNMENT = [true, false, true];

/** The patterns that every code of a version has. */
const drawPatterns = (canvas: Canvas, version: number): void => {
  const size = canvas.length;
  for (let at = 0; at < size; at++) {
    set(canvas, 6, at, at % 2 === 0);
    set(canvas, at, 6, at % 2 === 0);
  }
  const { aligned = [] } = QR_VERSIONS[version - 1] ?? {};
  const [first, last] = [aligned[0], aligned.at(-1)];
  for (const row of aligned)
    for (const column of aligned) {
      const isCorner = [row, column].every((each) => each === first || each === last);
      if (!isCorner || (row === last && column === last)) drawSquares(canvas, row, column, ALIGNMENT);
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawSquares(canvas, row, column, FINDER);
};

type Spot = readonly [row: number, column: number];

/** The position of a format bit next to the upper left finder, counted from the lowest bit. */
const nearSpot = (bit: number): Spot => {
  if (bit < 6) return [bit, 8];
  if (bit < 8) return [bit + 1, 8];
  return bit === 8 ? [8, 7] : [8, 14 - bit];
};

/** The same next to the other two finders. */
const farSpot = (bit: number, size: number): Spot => (bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8]);

const drawFormat = (canvas: Canvas, mask: number): void => {
  const size = canvas.length;
  const bits = formatBits(mask);
  for (let bit = 0; bit < 15; bit++)
    for (const [row, column] of [nearSpot(bit), farSpot(bit, size)])
      set(canvas, row, column, ((bits >> bit) & 1) === 1);
  set(canvas, size - 8, 8, true);
};

const drawVersion = (canvas: Canvas, version: number): void => {
  if (version < NAMED_VERSION) return;
  const bits = versionBits(version);
  for (let bit = 0; bit < 18; bit++) {
    const [near, far] = [Math.floor(bit / 3), canvas.length - 11 + (bit % 3)];
    set(canvas, near, far, ((bits >> bit) & 1) === 1);
    set(canvas, far, near, ((bits >> bit) & 1) === 1);
  }
};

/** The free modules in data order: two columns at a time from the right, up and down. */
export const dataPlaces = (
  isFree: (row: number, column: number) => boolean,
  size: number,
): readonly Spot[] => {
  const places: Spot[] = [];
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (isFree(row, column)) places.push([row, column]);
    }
  }
  return places;
};

/**
 * Penalty points for features that scanners read badly: long runs, squares, false finders, too much of one
 * colour.
 */
const penaltyOf = (modules: QrModules): number => {
  const size = modules.length;
  const lines = [
    ...modules.map((row) => row.map(Number).join('')),
    ...modules.map((_, column) => modules.map((row) => Number(row[column])).join('')),
  ];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []);
  const isSquare = (row: number, column: number): boolean => {
    const corner = modules[row]?.[column];
    return (
      corner === modules[row]?.[column + 1] &&
      corner === modules[row + 1]?.[column] &&
      corner === modules[row + 1]?.[column + 1]
    );
  };
  let squares = 0;
  for (let row = 0; row < size - 1; row++)
    for (let column = 0; column < size - 1; column++) if (isSquare(row, column)) squares++;
  const dark = modules.flat().filter(Boolean).length / (size * size);
  return (
    sum(runs.map(({ length }) => length - 2)) +
    3 * squares +
    40 * finders.length +
    10 * Math.floor(Math.abs(dark - 0.5) * 20)
  );
};

/** The code of a text; undefined if the text is too long. */
export const qrOf = (text: string): QrModules | undefined => {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 +
    QR_VERSIONS.findIndex(({ blocks }, at) => 4 + lengthBits(at + 1) + 8 * bytes.length <= 8 * sum(blocks));
  const plan = QR_VERSIONS[version - 1];
  if (plan === undefined) return undefined;
  const words = interleaved(dataWords(bytes, version, sum(plan.blocks)), plan);
  const frame = blank(qrSize(version));
  drawPatterns(frame, version);
  drawFormat(frame, 0);
  drawVersion(frame, version);
  const places = dataPlaces((row, column) => frame[row]?.[column] === undefined, frame.length);
  const drawn = QR_MASKS.map((turns, mask): QrModules => {
    const canvas = frame.map((row) => [...row]);
    for (const [at, [row, column]] of places.entries()) {
      const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      set(canvas, row, column, (bit === 1) !== turns(row, column));
    }
    drawFormat(canvas, mask);
    return canvas.map((row) => row.map((dark) => dark === true));
  });
  return drawn.reduce((best, each) => (penaltyOf(each) < penaltyOf(best) ? each : best));
};
