import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

it('shows toasts inside a landmark of their own', async () => {
  render(<Toaster />);
  showToast({ title: 'Copied', message: 'It is on the clipboard.' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect((await within(region).findByRole('status')).textContent).toContain('Copied');
});
