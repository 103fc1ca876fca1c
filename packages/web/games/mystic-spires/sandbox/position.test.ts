import { describe, expect, test } from 'vitest';
import { readScenarioFile, writeScenarioFile } from '../../../sandbox/scenario-file.ts';
import { packDraft, unpackDraft } from '../../../sandbox/share.ts';
import { checkPosition } from './check.ts';
import { EXAMPLES } from './examples.ts';
import { addThing, fieldIn, newKeeper, removeThing, withKeeper, withThing, withTokens } from './position.ts';

const start = { keepers: [newKeeper(0), newKeeper(1)] };

describe('building a position of Mystic Spires', () => {
  test.each([0, 1, 2, 3, 4])('a Keeper with starter deck %i can play', (starter) => {
    expect(checkPosition({ keepers: [newKeeper(starter), newKeeper(0)] }).problem).toBeUndefined();
  });

  test('passes every example', () => {
    expect(EXAMPLES.filter(({ position }) => checkPosition(position).problem !== undefined)).toEqual([]);
  });

  test('keeps Equipment and bonds on the cards they were tied to when others come and go', () => {
    const one = addThing(start, 0, 'Cinder Lancer');
    const armed = addThing(one, 0, 'Molten Edge');
    expect(fieldIn(armed, 0)[1]).toEqual({ card: 'Molten Edge', on: 'Cinder Lancer' });
    const two = addThing(armed, 0, 'Cinder Lancer');
    expect(fieldIn(two, 0)[1]).toEqual({ card: 'Molten Edge', on: 'Cinder Lancer 1' });
    const bonded = withThing(two, 0, 2, { card: 'Cinder Lancer', bonds: ['Cinder Lancer 1'] });
    expect(checkPosition(bonded).problem).toBeUndefined();
    const without = removeThing(bonded, 0, 0);
    expect(fieldIn(without, 0)).toEqual(['Molten Edge', 'Cinder Lancer']);
    expect(checkPosition(without).problem?.text).toContain('needs "on"');
  });

  test('writes Tokens as counts', () => {
    expect(withTokens({}, ['Ember Token', 'Dream Token', 'Ember Token'])).toEqual({
      tokens: { 'Ember Token': 2, 'Dream Token': 1 },
    });
  });

  test('names the field that holds too much', () => {
    const many = withKeeper(start, 1, { ...newKeeper(1), tokens: { 'Ember Token': 4_000_000_000 } });
    expect(checkPosition(many).problem).toEqual({
      path: 'position.keepers[1].tokens.Ember Token',
      text: 'at most 60, not 4000000000',
    });
  });

  test('names the field that is wrong', () => {
    const misspelt = withKeeper(start, 1, { ...newKeeper(1), hand: ['Kindling Imb'] });
    expect(checkPosition(misspelt).problem).toMatchObject({ path: 'position.keepers[1].hand' });
    const negative = withKeeper(start, 0, { ...newKeeper(0), crystal: -1 });
    expect(checkPosition(negative).problem).toMatchObject({ path: 'position.keepers[0].crystal' });
  });

  test('comes back from a link and from a scenario file as it was', async () => {
    const draft = { title: 'A duel', position: addThing(start, 1, 'Dream Token') };
    expect(await unpackDraft(await packDraft(draft))).toEqual(draft);
    const read = readScenarioFile('mystic-spires', writeScenarioFile('mystic-spires', draft));
    expect(read).toEqual({ ...draft, moves: 0 });
    expect(checkPosition(read.position).problem).toBeUndefined();
  });
});
