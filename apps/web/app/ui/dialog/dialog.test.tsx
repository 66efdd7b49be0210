import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
