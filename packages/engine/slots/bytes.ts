/**
 * States as compact bytes. A state is plain data of fixed shape, so an object is written as the number of its shape
 * and its values. The shapes of a game's first position are known to both sides; others are written where they
 * first occur.
 */
import { InputError } from '@three-spires/kernel';

type Shape = readonly string[];

/** Numbers from -1 to 199 take one byte; above them are tags. */
const LARGEST = 199;
const TAG = {
  whole: 201,
  double: 202,
  text: 203,
  list: 204,
  object: 205,
  newObject: 206,
  nothing: 207,
  yes: 208,
  no: 209,
} as const;

const DEEPEST = 32;
const LONGEST_TEXT = 10_000;
const FORBIDDEN = '__proto__';

const shapeOf = (value: object): Shape =>
  Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined);

/** The shapes of a value, in the order in which they occur. */
export const shapesIn = (value: unknown, shapes: Map<string, Shape> = new Map()): Map<string, Shape> => {
  if (typeof value !== 'object' || value === null) return shapes;
  if (!Array.isArray(value)) {
    const shape = shapeOf(value);
    shapes.set(shape.join(), shape);
  }
  for (const inner of Object.values(value)) shapesIn(inner, shapes);
  return shapes;
};

export const writeBytes = (value: unknown, known: ReadonlyMap<string, Shape>): Buffer => {
  const numbers = new Map([...known.keys()].map((key, at) => [key, at]));
  const bytes: number[] = [];
  const writeCount = (count: number): void => {
    let left = count;
    while (left >= 0x80) {
      bytes.push((left % 0x80) + 0x80);
      left = Math.floor(left / 0x80);
    }
    bytes.push(left);
  };
  const writeText = (text: string): void => {
    const utf8 = Buffer.from(text);
    writeCount(utf8.length);
    bytes.push(...utf8);
  };
  const writeNumber = (number: number): void => {
    if (!Number.isInteger(number) || Math.abs(number) > 2 ** 51 || Object.is(number, -0)) {
      const double = Buffer.alloc(8);
      double.writeDoubleLE(number);
      bytes.push(TAG.double, ...double);
    } else if (number >= -1 && number <= LARGEST) bytes.push(number + 1);
    else {
      bytes.push(TAG.whole);
      writeCount(number < 0 ? -number * 2 - 1 : number * 2);
    }
  };
  const write = (one: unknown): void => {
    if (typeof one === 'number') writeNumber(one);
    else if (typeof one === 'string') {
      bytes.push(TAG.text);
      writeText(one);
    } else if (typeof one === 'boolean') bytes.push(one ? TAG.yes : TAG.no);
    else if (typeof one !== 'object' || one === null) bytes.push(TAG.nothing);
    else if (Array.isArray(one)) {
      bytes.push(TAG.list);
      writeCount(one.length);
      for (const item of one) write(item);
    } else writeObject(one);
  };
  const writeObject = (one: object): void => {
    const shape = shapeOf(one);
    const name = shape.join();
    const number = numbers.get(name);
    if (number === undefined) {
      numbers.set(name, numbers.size);
      bytes.push(TAG.newObject);
      writeCount(shape.length);
      shape.forEach(writeText);
    } else {
      bytes.push(TAG.object);
      writeCount(number);
    }
    for (const key of shape) write((one as Record<string, unknown>)[key]);
  };
  write(value);
  return Buffer.from(bytes);
};

const damaged = (problem: string): InputError => new InputError(`bytes: ${problem}`, 'bytes');

/** Throws an InputError if the bytes are not those of a value. Takes no more memory than they justify. */
export const readBytes = (bytes: Buffer, known: ReadonlyMap<string, Shape>): unknown => {
  const shapes: Shape[] = [...known.values()];
  let at = 0;
  const byte = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw damaged('they end too early');
    return value;
  };
  const readCount = (): number => {
    let count = 0;
    let scale = 1;
    for (;;) {
      const value = byte();
      count += (value & 0x7f) * scale;
      if (value < 0x80) return count;
      scale *= 0x80;
      if (scale > 2 ** 49) throw damaged('a number is too large');
    }
  };
  /** Every item takes at least a byte. */
  const readLength = (): number => {
    const length = readCount();
    if (length > bytes.length - at) throw damaged('they end too early');
    return length;
  };
  const readText = (): string => {
    const length = readLength();
    if (length > LONGEST_TEXT) throw damaged('a text is too long');
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const readDouble = (): number => {
    if (bytes.length - at < 8) throw damaged('they end too early');
    at += 8;
    return bytes.readDoubleLE(at - 8);
  };
  const readObject = (shape: Shape | undefined, depth: number): unknown => {
    if (shape === undefined) throw damaged('an object has no shape');
    const object: Record<string, unknown> = {};
    for (const key of shape) {
      if (key === FORBIDDEN) throw damaged('an object has a field that no state has');
      object[key] = read(depth + 1);
    }
    return object;
  };
  const read = (depth: number): unknown => {
    if (depth > DEEPEST) throw damaged('values lie too deep inside each other');
    const tag = byte();
    if (tag <= LARGEST + 1) return tag - 1;
    switch (tag) {
      case TAG.whole: {
        const count = readCount();
        return count % 2 === 1 ? -(count + 1) / 2 : count / 2;
      }
      case TAG.double:
        return readDouble();
      case TAG.text:
        return readText();
      case TAG.list: {
        const length = readLength();
        const list: unknown[] = [];
        for (let item = 0; item < length; item++) list.push(read(depth + 1));
        return list;
      }
      case TAG.object:
        return readObject(shapes[readCount()], depth);
      case TAG.newObject: {
        const length = readLength();
        const shape: string[] = [];
        for (let key = 0; key < length; key++) shape.push(readText());
        shapes.push(shape);
        return readObject(shape, depth);
      }
      case TAG.nothing:
        return null;
      case TAG.yes:
        return true;
      case TAG.no:
        return false;
      default:
        throw damaged(`byte ${at} has no meaning`);
    }
  };
  const value = read(0);
  if (at !== bytes.length) throw damaged('something follows the state');
  return value;
};
