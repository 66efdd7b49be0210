import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const dialog = (isOpen: boolean) => (
  <MantineProvider env="test">
    <Dialog label="Sign in again" isOpen={isOpen} onClose={() => undefined}>
      <p>Your password, please.</p>
    </Dialog>
  </MantineProvider>
);

it('has its name while it is open, and leaves nothing named behind when closed', () => {
  const { rerender } = render(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeTruthy();
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[aria-label]')).toBeNull();
});

it('hears no key before it is first opened, and comes when it is', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const { rerender } = render(dialog(false));
  expect(listen.mock.calls.filter(([type]) => type === 'keydown')).toEqual([]);
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeTruthy();
});

it('gives the focus back to what opened it, also the first time', async () => {
  const { rerender } = render(
    <>
      <button type="button">Delete</button>
      {dialog(false)}
    </>,
  );
  screen.getByRole('button').focus();
  rerender(
    <>
      <button type="button">Delete</button>
      {dialog(true)}
    </>,
  );
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  );
  rerender(
    <>
      <button type="button">Delete</button>
      {dialog(false)}
    </>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
});

/** Opens in a transition, as an address change does. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Save
      </button>
      <Dialog label="Save" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </Dialog>
    </MantineProvider>
  );
}

it('gives the focus back where the address opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })),
  );
});
