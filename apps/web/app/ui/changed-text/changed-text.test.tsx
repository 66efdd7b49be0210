import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChangedText } from './changed-text.tsx';

const text = 'Hi Tom, we help shops.';
const change = { id: '1', number: 4, start: 8, end: 9, after: 'W', isKept: true };
const shown = { text, changes: [change], lit: null, onPoint: () => undefined };
const findBlanks = (words: string) => {
  const start = words.indexOf('Tom');
  return start < 0 ? [] : [{ start, end: start + 3 }];
};

it('shows whole words as removed and added, from the text itself', () => {
  render(<ChangedText {...shown} findBlanks={findBlanks} />);
  expect(document.querySelector('del')?.lastChild?.textContent).toBe('we');
  expect(document.querySelector('ins')?.lastChild?.textContent).toBe('We');
});

it('only reads out the number of a change that has no note', () => {
  render(<ChangedText {...shown} findBlanks={findBlanks} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('.number')?.textContent).toBe('Change 4');
});

it('opens the note of a change that has one', async () => {
  render(<ChangedText {...shown} findBlanks={findBlanks} note={() => 'It reads better.'} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change 4' }));
  expect(screen.getByRole('group', { name: 'Reason' }).textContent).toBe('It reads better.');
});

it('sets off the stretches that are found to be blanks', () => {
  render(<ChangedText {...shown} findBlanks={findBlanks} />);
  expect(document.querySelector('.blank')?.textContent).toBe('Tom');
});
