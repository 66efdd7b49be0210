import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster, showToast } from './toast.tsx';

afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

it('shows toasts inside a landmark of their own', async () => {
  render(<Toaster />);
  showToast({ title: 'Copied', message: 'It is on the clipboard.' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect((await within(region).findByRole('status')).textContent).toContain('Copied');
});

it('offers to undo for more than ten seconds, and as long as one points at it', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const run = () => void (runs += 1);
  render(<Toaster />);
  act(() => showToast({ title: 'Deleted', message: 'Old intro', action: { label: 'Undo', run } }));
  await seconds(1);
  const undo = screen.getByRole('button', { name: 'Undo Deleted: Old intro' });
  expect(screen.getByText('11 s')).toBeTruthy();
  act(() => undo.focus());
  await seconds(30);
  expect(screen.getByText('11 s')).toBeTruthy();
  act(() => undo.blur());
  for (let second = 0; second < 10; second += 1) await seconds(1);
  expect(screen.getByRole('button', { name: 'Undo Deleted: Old intro' })).toBe(undo);
  await seconds(2);
  expect(screen.queryByRole('button', { name: 'Undo Deleted: Old intro' })).toBeNull();
  expect(runs).toBe(0);
});

it('is reached with F6, and gives the focus back', async () => {
  let runs = 0;
  const run = () => void (runs += 1);
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Card</button>
      <Toaster />
    </>,
  );
  act(() => showToast({ title: 'Deleted', message: 'Old intro', action: { label: 'Undo', run } }));
  const card = screen.getByRole('button', { name: 'Card' });
  card.focus();
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Undo Deleted: Old intro' }),
  );
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(card);
  await user.keyboard('{F6}{Enter}');
  expect(runs).toBe(1);
  expect(document.activeElement).toBe(card);
});
