import { lengths } from '@replysmith/contract';
import { expect, it } from 'vitest';
import {
  type Selection,
  isSelected,
  nothingSelected,
  pick,
  selectedAfter,
  selectedCount,
} from './selection.ts';

const three = pick(nothingSelected, ['a', 'b', 'c'], true);
const all: Selection = {
  kind: 'matching',
  filter: { view: 'saved', tag: [] },
  total: 20_000,
  except: new Set(['x']),
};
const before = { folder_id: null, tags: [], is_favorite: false };
const done = (...ids: string[]) => ids.map((id) => ({ id, before }));
const failed = (...ids: string[]) => ids.map((id) => ({ id, name: id, reason: 'It is gone.' }));

it('selects nothing once everything is done', () => {
  const outcome = { failed: [], isCut: false };
  expect(selectedAfter(three, { ...outcome, done: done('a', 'b', 'c') })).toEqual(nothingSelected);
  expect(selectedAfter(all, { ...outcome, done: done('a') })).toEqual(nothingSelected);
});

it('keeps what failed', () => {
  const outcome = { done: done('a', 'c'), failed: failed('b'), isCut: false };
  for (const selection of [three, all]) {
    expect(selectedAfter(selection, outcome)).toEqual({ kind: 'some', ids: new Set(['b']) });
  }
});

it('keeps what had no turn, known by name or not', () => {
  const outcome = { done: done('a'), failed: failed('b'), isCut: true };
  expect(selectedAfter(three, outcome)).toEqual({ kind: 'some', ids: new Set(['b', 'c']) });
  const rest = selectedAfter(all, outcome);
  expect(selectedCount(rest)).toBe(19_998);
  expect(['a', 'b', 'unseen', 'x'].map((id) => isSelected(rest, id))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('leaves copies out of what is still to be copied', () => {
  const copied = [{ id: 'a', copy_id: 'copy', before }];
  const rest = selectedAfter(all, { done: copied, failed: [], isCut: true });
  expect(selectedCount(rest)).toBe(19_998);
  expect(isSelected(rest, 'copy')).toBe(false);
});

it('keeps only what failed where more was done than a call can leave out', () => {
  const many = Array.from({ length: lengths.bulkExceptions }, (_, one) => String(one));
  const rest = selectedAfter(all, { done: done(...many), failed: failed('b'), isCut: true });
  expect(rest).toEqual({ kind: 'some', ids: new Set(['b']) });
});
