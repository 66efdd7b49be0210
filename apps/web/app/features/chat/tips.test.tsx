import { screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { CoachInThisThread } from '../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { ChatPage } from './chat-page.tsx';
import { tips } from './chat-panel.tsx';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pathname = '/dashboard/coldmail';
const pages = [{ Component: SignedIn, children: [{ path: pathname, Component: ChatPage }] }];
const open = (state: unknown) => renderPages(pages, [{ pathname, state }]);

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  network.use(...signedIn);
});

it.each(['first-optimization', 'optimization-help'] as const)(
  'shows the tip of %s with its toast until it is dismissed',
  async (context) => {
    const { user } = open({ context, showWelcome: true });
    const tip = await screen.findByRole('complementary', { name: 'AI Tip' });
    expect(tip.textContent).toContain(tips[context].title);
    expect(await screen.findByText(tips[context].welcome.message)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'AI Tip' })).toBeNull());
  },
);

it('shows none for anything else', async () => {
  open({ context: 'somewhere' });
  await screen.findByLabelText('Your email');
  expect(screen.queryByRole('complementary', { name: 'AI Tip' })).toBeNull();
});
