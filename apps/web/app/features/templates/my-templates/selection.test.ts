import { expect, it } from 'vitest';
import { isSelected, nothingSelected, pick, selectedCount, type Selection } from './selection.ts';

const all: Selection = {
  kind: 'matching',
  filter: { view: 'saved', tag: [] },
  total: 134,
  except: new Set(),
};

it('counts what was picked one by one', () => {
  const two = pick(nothingSelected, ['a', 'b'], true);
  expect(selectedCount(two)).toBe(2);
  expect(isSelected(pick(two, ['a'], false), 'a')).toBe(false);
});

it('leaves out of all that match what is picked off, also what was never seen', () => {
  const most = pick(all, ['a'], false);
  expect(selectedCount(most)).toBe(133);
  expect([isSelected(most, 'a'), isSelected(most, 'unseen')]).toEqual([false, true]);
  expect(selectedCount(pick(most, ['a'], true))).toBe(134);
});
