import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { templateSummary } from '../../../testing/template-samples.ts';
import { templateStore } from '../../../testing/template-store.ts';
import { MyTemplatesPage } from './my-templates-page.tsx';

it('opens by keyboard, the first time as ever after, and gives the focus back to its button', async () => {
  const templates = [templateSummary({ name: 'Kiosk pilot' })];
  network.use(...signedIn, ...templateStore({ templates }).handlers);
  const Page = () => (useSession().data ? <MyTemplatesPage /> : null);
  const { user } = renderPages(
    [{ path: '/dashboard/templates', Component: Page }],
    ['/dashboard/templates'],
  );
  const button = () => screen.getByRole('button', { name: 'More actions: Kiosk pilot' });
  await screen.findByRole('article', { name: 'Kiosk pilot' });
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');

  for (const time of ['first', 'second']) {
    button().focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(menu.getAttribute('aria-labelledby'), time).toBe(button().id);
    expect(button().getAttribute('aria-expanded'), time).toBe('true');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().getAttribute('aria-expanded'), time).toBe('false');
  }
});
