import { expect, test } from 'vitest';
import { notesOn, type SourceNote, type Sources, selects, standingOf } from './sources.ts';

const item = { kind: 'enemy', id: 'rat', name: 'Rat', type: 'summon', deck: 'act1' };
const note = (standing: SourceNote['standing'], of: SourceNote['of'] = [{ kind: 'enemy' }]): SourceNote => ({
  standing,
  of,
  fields: ['hp'],
  note: '',
});

test('a selector names everything of a kind, narrowed down by whatever else it says', () => {
  expect(selects({ kind: 'enemy' }, item)).toBe(true);
  expect(selects({ kind: 'card' }, item)).toBe(false);
  expect(selects({ kind: 'enemy', ids: ['rat'], types: ['summon'], decks: ['act1'] }, item)).toBe(true);
  expect(selects({ kind: 'enemy', names: ['Rat'], decks: ['act2'] }, item)).toBe(false);
  expect(selects({ kind: 'enemy', types: ['summon'] }, { kind: 'enemy', id: 'x', name: 'X' })).toBe(false);
});

test('the least sure note speaks for an entry, and what is known in part is partly ours', () => {
  expect(standingOf([], 'printed')).toBe('printed');
  expect(standingOf([], 'ours')).toBe('ours');
  expect(standingOf([note('agreed'), note('disputed'), note('oneSource')], 'printed')).toBe('disputed');
  expect(standingOf([note('ours')], 'printed')).toBe('ours');
  expect(standingOf([note('printed'), note('ours')], 'ours')).toBe('partly');
});

test('an item has the notes that select it', () => {
  const [far, near] = [note('ours', [{ kind: 'card' }]), note('agreed')];
  const sources: Sources = { lead: '', origins: [], notes: [far, near], general: [], otherwise: 'printed' };
  expect(notesOn(sources, item)).toEqual([near]);
});
