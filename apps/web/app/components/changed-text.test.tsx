import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChangedText } from './changed-text.tsx';

const text = 'Hi Tom, we help shops.';
const change = { id: '1', number: 4, start: 8, end: 9, after: 'W', isKept: true };
const highlight = { number: null, pinned: null, point: vi.fn(), pin: vi.fn(), clear: vi.fn() };
const shown = { text, changes: [change], highlight };
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

it('underlines what still costs points, in what stays and in what comes, with its number once', async () => {
  const lost = [
    { number: 2, start: 3, end: 6 },
    { number: 2, start: 8, end: 15 },
  ];
  render(<ChangedText {...shown} lost={lost} findBlanks={() => []} note={() => 'Why.'} />);
  const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Tom', 'We', ' help']);
  const number = screen.getByRole('button', { name: 'Points lost, line 2' });
  await userEvent.tab();
  expect(document.activeElement).toBe(number);
  expect(highlight.point).toHaveBeenLastCalledWith(2);
  await userEvent.keyboard('{Enter}');
  expect(highlight.pin).toHaveBeenLastCalledWith(2);
});

it('lights the line of lost words that are pointed at, inside a change too', async () => {
  const lost = [{ number: 2, start: 8, end: 10 }];
  render(<ChangedText {...shown} lost={lost} findBlanks={() => []} />);
  await userEvent.hover(document.querySelector('ins mark') ?? document.body);
  expect(highlight.point).toHaveBeenLastCalledWith(2);
});

it('puts what the writer knows into what stays and what comes, and marks the words where they then are', () => {
  const fill = (pieces: readonly string[]) => pieces.map((piece) => piece.replace('[n]', 'ninety'));
  const blanks = 'Is [n] right? we think so.';
  const added = { ...change, start: 14, end: 16, after: 'We, all [n],' };
  const lost = [{ number: 2, start: 3, end: 9 }];
  render(
    <ChangedText
      {...{ highlight, lost, fill }}
      text={blanks}
      changes={[added]}
      findBlanks={() => []}
    />,
  );
  expect(document.querySelector('mark')?.textContent).toBe('ninety');
  expect(document.querySelector('ins')?.textContent).toContain('We, all ninety,');
  expect(document.body.textContent).not.toContain('[n]');
});
