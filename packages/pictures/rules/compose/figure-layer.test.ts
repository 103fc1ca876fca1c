import { defined } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { figureNamed } from '../../figures/figures.ts';
import { POSE_NAMES, poseNamed } from '../../figures/stance-poses.ts';
import type { Cast, Figure, Frame, Layer, Stroke } from '../../model.ts';
import { drawWindow } from '../../window/draw-window.ts';
import { readRecipes } from './recipe-table.ts';

const layersOf = (...lines: string[]) =>
  readRecipes('recipes.json', JSON.stringify({ 'card/bash': { layers: lines } }))['card/bash']?.layers ?? [];

const castOf = (line: string): Cast => layersOf(line)[0]?.shape as Cast;

const known = (id: string): Figure => {
  const figure = figureNamed(id);
  if (figure === undefined) throw new Error(`there is no ${id}`);
  return figure;
};

const pathsOf = ({ parts }: Cast): readonly string[] =>
  parts.flatMap(({ pieces }) => pieces.map(({ d }) => d));

describe('a layer that holds a figure', () => {
  test('has a place, a size and what all layers have', () => {
    const [left, right] = layersOf('figure(cultist) -0.2 0.1 0.9 5; glow ruby; both');
    expect(left).toMatchObject({ at: [-0.2, 0.1], size: 0.9, turn: 5, glow: 'ruby' });
    expect(right).toMatchObject({ at: [0.2, 0.1], turn: -5, flip: true });
    expect(castOf('figure(cultist) 0 0 1')).toMatchObject({ cast: 'cultist' });
  });

  test('has all parts of the figure, the lowest first, and their painted lines', () => {
    const { parts } = castOf('figure(chosen) 0 0 1');
    expect(parts.map(({ pieces, paint }) => [pieces.length, paint?.length])).toEqual(
      known('chosen').parts.map(({ pieces, paint }) => [pieces.length, paint?.length]),
    );
  });

  test('is posed by a name and by turns of its own, the last of which counts', () => {
    const [drawn, struck] = [castOf('figure(cultist) 0 0 1'), castOf('figure(cultist strike) 0 0 1')];
    expect(struck.box).toEqual(drawn.box);
    expect(pathsOf(struck)).not.toEqual(pathsOf(drawn));
    const own = poseNamed(known('cultist'), 'strike')?.map(({ part, turn }) => `${part}:${turn}`) ?? [];
    expect(castOf(`figure(cultist ${own.join(' ')}) 0 0 1`)).toEqual(struck);
    expect(castOf(`figure(cultist hurt ${own.join(' ')}) 0 0 1`)).toEqual(struck);
    expect(castOf('figure(cultist arm:90 arm:-20) 0 0 1')).toEqual(castOf('figure(cultist arm:-20) 0 0 1'));
  });

  test('names parts by their ids and by their roles', () => {
    const arms = known('cultist').parts.filter(({ role }) => role === 'arm');
    expect(castOf(`figure(cultist ${arms.map(({ name }) => `${name}:30`).join(' ')}) 0 0 1`)).toEqual(
      castOf('figure(cultist arm:30) 0 0 1'),
    );
  });

  test('shows a smaller share of the figure in the same size when it is cropped', () => {
    const sides = ['head', 'bust', 'upper', 'whole'].map(
      (crop) => castOf(`figure(the-champ) 0 0 1; crop ${crop}`).box[0],
    );
    expect(sides).toEqual([...new Set(sides)].sort((one, other) => one - other));
  });

  test('leaves parts out, with what hangs on them', () => {
    const { parts } = known('cultist');
    const [arm] = parts.filter(({ role }) => role === 'arm');
    const hanging = parts.filter(({ on }) => on === arm?.name);
    expect(castOf(`figure(cultist) 0 0 1; hide ${arm?.name}`).parts).toHaveLength(
      parts.length - 1 - hanging.length,
    );
    const head = castOf('figure(cultist) 0 0 1; only head');
    expect(head.parts.length).toBeLessThan(3);
    expect(head.box[0]).toBeLessThan(castOf('figure(cultist) 0 0 1').box[0]);
  });

  test('is of other glass, the dark sheets of the first and the light ones of the last', () => {
    const { parts } = castOf('figure(cultist) 0 0 1; of night frost');
    const sheets = parts.flatMap(({ pieces }) => pieces.map(({ sheet }) => sheet));
    expect(new Set(sheets)).toEqual(new Set(['night', 'frost']));
  });

  test.each([
    [
      'figure(cultists) 0 0 1',
      'recipes.json, "card/bash", "figure(cultists) 0 0 1", there is no figure "cul',
    ],
    ['figure() 0 0 1', 'there is no figure ""'],
    ['figure(cultist dance) 0 0 1', '"dance" is no pose: ready, strike, hurt'],
    ['figure(cultist toString) 0 0 1', '"toString" is no pose'],
    ['figure(cultist strike hurt) 0 0 1', '"strike hurt" are two poses'],
    ['figure(cultist tail:20) 0 0 1', 'cultist has no part "tail": '],
    ['figure(cultist head:far) 0 0 1', 'the turn of "head" is not between -180 and 180'],
    ['figure(cultist) 0 0 1; crop legs', '"legs" is no crop: head, bust, upper, whole'],
    ['figure(cultist) 0 0 1; hide', 'hide says nothing'],
    ['figure(cultist) 0 0 1; hide wing', 'cultist has no part "wing"'],
    ['figure(cultist) 0 0 1; hide body', 'nothing of cultist is left'],
    ['figure(cultist) 0 0 1; of clay', '"clay" is no sheet of glass'],
    ['anvil 0 0 1: iron; crop bust', '"crop bust" is not holes SHEET'],
  ])('a fault is named: %s', (line, message) => {
    expect(() => layersOf(line)).toThrow(message);
  });
});

test('every stance has every pose, and a hero and an enemy turn to their own sides', () => {
  for (const id of ['ironclad', 'cultist', 'jaw-worm', 'byrd', 'spike-slime', 'snake-plant', 'nemesis'])
    for (const pose of POSE_NAMES) expect(poseNamed(known(id), pose), `${id} ${pose}`).not.toEqual([]);
  const head = (id: string) => poseNamed(known(id), 'bow')?.find(({ part }) => part === 'head')?.turn ?? 0;
  expect([Math.sign(head('ironclad')), Math.sign(head('cultist'))]).toEqual([1, -1]);
});

describe('a window with a figure', () => {
  const scene = (...lines: string[]) => ({
    frame: 'plain' as Frame,
    ground: { kind: 'quarry' as const, sheets: ['teal', 'moss'] as const },
    light: 'gold' as const,
    layers: layersOf(...lines),
  });
  const drawn = (...lines: string[]) => drawWindow('card/bash', scene(...lines), 160, 120).data;

  test('is the same in two runs', () => {
    expect(drawn('figure(chosen hurt) 0 0 0.9')).toEqual(drawn('figure(chosen hurt) 0 0 0.9'));
  });

  test('shows painted lines, and hides them where another layer covers them', () => {
    const layers = layersOf('figure(chosen) 0 0 0.9', 'plain-square 0 0 3: iron');
    const [{ shape, ...figure }, cover] = layers as [Layer, Layer];
    const { parts, ...cast } = shape as Cast;
    const withPaint = (paint: Stroke[] | undefined): Layer => ({
      ...figure,
      shape: { ...cast, parts: parts.map(({ pieces }) => ({ pieces, ...defined({ paint }) })) },
    });
    const line: Stroke = { d: `M0 0L${cast.box.join(' ')}`, width: 20 };
    const [painted, unpainted] = [withPaint([line]), withPaint(undefined)];
    const look = (...shown: Layer[]) => drawWindow('card/bash', { ...scene(), layers: shown }, 160, 120).data;
    expect(look(painted)).not.toEqual(look(unpainted));
    expect(look(painted, cover)).toEqual(look(unpainted, cover));
  });
});
