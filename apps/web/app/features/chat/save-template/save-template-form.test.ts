import { expect, it } from 'vitest';
import { carryEdit } from './save-template-form.tsx';

const open = 'Fernhill took [fill in: time] again';
const filled = 'Fernhill took nine seconds again';

it.each([
  ['before', 'Yesterday Fernhill took nine seconds again'],
  ['directly before', 'Fernhill took about nine seconds again'],
  ['directly after', 'Fernhill took nine seconds, again'],
  ['after', 'Fernhill took nine seconds once more'],
  ['nowhere', filled],
])('carries what was typed %s of what differs, there and back', (_, typed) => {
  const carried = typed.replace('nine seconds', '[fill in: time]');
  expect(carryEdit(typed, filled, open)).toBe(carried);
  expect(carryEdit(carried, open, filled)).toBe(typed);
});

it('keeps what was typed where the versions are the same', () => {
  expect(carryEdit('Ovens', filled, filled)).toBe('Ovens');
});

it.each(['Fernhill took ten seconds again', 'Ovens', '', 'The shop took nine seconds once more'])(
  'does not guess what of "%s" is typed over what differs',
  (typed) => {
    expect(carryEdit(typed, filled, open)).toBeNull();
  },
);
