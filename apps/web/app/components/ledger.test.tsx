import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useHighlight } from './highlight.ts';
import { Ledger, type LedgerLine } from './ledger.tsx';

function lines(count: number): LedgerLine[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `Line ${index + 1}`,
    points: -2,
    reason: `Reason ${index + 1}`,
  }));
}

function Breakdown({ of }: { of: LedgerLine[] }) {
  const highlight = useHighlight();
  return (
    <>
      <output>{highlight.number}</output>
      <Ledger lines={of} highlight={highlight} label="Points lost" />
    </>
  );
}

const highlight = () => screen.getByRole('status').textContent;
const line = (name: string) => screen.getByRole('button', { name: new RegExp(name, 'u') });

test('lights a line under the pointer without opening it', async () => {
  render(<Breakdown of={lines(3)} />);

  await userEvent.hover(line('Line 2'));

  expect(highlight()).toBe('2');
  expect(screen.queryByText('Reason 2')).toBeNull();
});

test('opens a line on a click and closes it on the next', async () => {
  render(<Breakdown of={lines(3)} />);

  await userEvent.click(line('Line 2'));
  expect(screen.getByText('Reason 2')).toBeTruthy();
  expect(line('Line 2').getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(line('Line 2'));
  expect(screen.queryByText('Reason 2')).toBeNull();
});

test('moves with the arrow keys, keeps with Enter and clears with Escape', async () => {
  render(<Breakdown of={lines(3)} />);

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(highlight()).toBe('2');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Reason 2')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Reason 2')).toBeNull();
  expect(highlight()).toBe('');
});

test('folds what is past eight lines into one with their sum', async () => {
  render(<Breakdown of={lines(10)} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(line('and 3 more.*−6'));
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});

test('says so when nothing is lost', () => {
  render(<Breakdown of={[]} />);

  expect(screen.getByText('Nothing lost.')).toBeTruthy();
});
