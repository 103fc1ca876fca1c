/** Reads a QR code as a scanner does, for tests: level M, byte mode, without error correction. */
import { dataPlaces, formatBits, QR_MASKS, QR_VERSIONS, type QrModules, versionBits } from './qr.ts';
import { powerOfTwo, times } from './qr-error-words.ts';

/** A module that holds no data: finders with format and version next to them, timing, alignment. */
const isPattern = (size: number, version: number, row: number, column: number): boolean => {
  const far = size - 8;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && (column < 9 || column >= far)) || (row >= far && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const { aligned = [] } = QR_VERSIONS[version - 1] ?? {};
  const last = aligned.at(-1);
  return aligned.some((down) =>
    aligned.some((across) => {
      const inFinder = (down === 6 && (across === 6 || across === last)) || (down === last && across === 6);
      return !inFinder && Math.abs(row - down) <= 2 && Math.abs(column - across) <= 2;
    }),
  );
};

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

const fail = (problem: string): never => {
  throw new Error(`not a QR code: ${problem}`);
};

/** Checks the frame of a code: its finders and its timing. */
const requireFrame = (modules: QrModules): void => {
  const size = modules.length;
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (const [down, line] of FINDER.entries()) {
      const found = modules[top + down]?.slice(left, left + 7).map(Number);
      if (found?.join('') !== line) fail(`finder at ${top}, ${left}`);
    }
  for (let at = 8; at < size - 8; at++)
    if (modules[6]?.[at] !== (at % 2 === 0) || modules[at]?.[6] !== (at % 2 === 0)) fail(`timing at ${at}`);
  if (modules[size - 8]?.[8] !== true) fail('the dark module');
};

const numberAt = (modules: QrModules, places: readonly (readonly [number, number])[]): number =>
  places.reduce((value, [row, column]) => value * 2 + Number(modules[row]?.[column]), 0);

const maskOf = (modules: QrModules): number => {
  const size = modules.length;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const);
  const above = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const);
  const low = [1, 2, 3, 4, 5, 6, 7].map((from) => [size - from, 8] as const);
  const right = [8, 7, 6, 5, 4, 3, 2, 1].map((from) => [8, size - from] as const);
  const [one, other] = [numberAt(modules, [...beside, ...above]), numberAt(modules, [...low, ...right])];
  const mask = QR_MASKS.findIndex((_, at) => formatBits(at) === one);
  return one === other && mask >= 0 ? mask : fail('format');
};

const requireVersion = (modules: QrModules, version: number): void => {
  if (version < 7) return;
  const bits = Array.from({ length: 18 }, (_, bit) => 17 - bit);
  const [near, far] = [
    (bit: number) => Math.floor(bit / 3),
    (bit: number) => modules.length - 11 + (bit % 3),
  ];
  for (const places of [
    bits.map((bit) => [near(bit), far(bit)] as const),
    bits.map((bit) => [far(bit), near(bit)] as const),
  ])
    if (numberAt(modules, places) !== versionBits(version)) fail('version');
};

/** Whether a block matches its error correction words. */
const isWhole = (block: readonly number[], errors: number): boolean =>
  Array.from({ length: errors }, (_, exponent) =>
    block.reduce((value, word) => times(value, powerOfTwo(exponent)) ^ word, 0),
  ).every((syndrome) => syndrome === 0);

/** The data of all blocks, concatenated. */
const dataIn = (words: readonly number[], version: number): number[] => {
  const { blocks, errors } = QR_VERSIONS[version - 1] ?? fail('size');
  const found = blocks.map((): number[] => []);
  let at = 0;
  for (let turn = 0; turn < Math.max(...blocks); turn++)
    for (const [block, length] of blocks.entries()) if (turn < length) found[block]?.push(words[at++] ?? 0);
  const data = found.flat();
  for (let turn = 0; turn < errors; turn++) for (const block of found) block.push(words[at++] ?? 0);
  if (!found.every((block) => isWhole(block, errors))) fail('error correction');
  return data;
};

/** The text of a code; throws if it is invalid. */
export const readQr = (modules: QrModules): string => {
  const size = modules.length;
  const version = (size - 17) / 4;
  requireFrame(modules);
  requireVersion(modules, version);
  const turns = QR_MASKS[maskOf(modules)] ?? fail('mask');
  const places = dataPlaces((row, column) => !isPattern(size, version, row, column), size);
  const bits = places.map(([row, column]) => Number(modules[row]?.[column] !== turns(row, column)));
  const wordAt = (list: readonly number[], from: number): number =>
    list.slice(from, from + 8).reduce((word, bit) => word * 2 + bit, 0);
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => wordAt(bits, at * 8));
  const data = dataIn(words, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1),
  );
  if (wordAt([0, 0, 0, 0, ...data.slice(0, 4)], 0) !== 4) fail('mode');
  const isLong = version >= 10;
  const length = isLong ? wordAt(data, 4) * 256 + wordAt(data, 12) : wordAt(data, 4);
  const start = isLong ? 20 : 12;
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from({ length }, (_, at) => wordAt(data, start + at * 8)),
  );
};
