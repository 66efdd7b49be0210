import { paths, type Profile } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedIn } from '../testing/handlers.ts';
import { network } from '../testing/network.ts';
import { profileStore } from '../testing/profile-store.ts';
import { renderPages } from '../testing/render-pages.tsx';
import { refusal } from '../testing/samples.ts';
import { chosenColorScheme, setColorScheme } from '../theme/color-scheme.ts';
import { useSession } from './session.ts';
import { useSavedTheme, useTheme } from './theme.ts';

function Themes() {
  useSavedTheme();
  const { theme, choose } = useTheme();
  return (
    <>
      <output aria-label="Theme">{theme}</output>
      <button type="button" onClick={() => void choose('system').catch(() => undefined)}>
        System
      </button>
    </>
  );
}

const Dashboard = () => (useSession().data ? <Themes /> : null);

function serverWith(changes: Partial<Profile>): () => Profile {
  const { handlers, stored } = profileStore(changes);
  network.use(...handlers);
  return stored;
}

async function open() {
  const { user } = renderPages([{ path: '/', Component: Dashboard }], ['/']);
  const shown = await screen.findByLabelText('Theme');
  return { user, shown };
}

beforeEach(() => {
  network.use(...signedIn);
  setColorScheme('light');
});
afterEach(() => localStorage.clear());

it('takes over what was chosen in another browser', async () => {
  serverWith({ theme_preference: 'dark', theme_chosen: true });
  const { shown } = await open();
  await waitFor(() => expect(shown.textContent).toBe('dark'));
  expect(chosenColorScheme()).toBe('dark');
});

it('leaves each browser its own until a theme is chosen, then saves that one', async () => {
  setColorScheme('dark');
  const stored = serverWith({ theme_preference: 'light', theme_chosen: false });
  const { user, shown } = await open();
  expect(shown.textContent).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(chosenColorScheme()).toBe('auto');
  await waitFor(() => expect(stored().theme_preference).toBe('system'));
  expect(shown.textContent).toBe('system');
});

it('goes back to what is saved when the server refuses', async () => {
  serverWith({ theme_preference: 'dark', theme_chosen: true });
  network.use(http.patch(`*${paths.profiles}/:id`, () => refusal('internal')));
  const { user, shown } = await open();
  await waitFor(() => expect(shown.textContent).toBe('dark'));
  await user.click(screen.getByRole('button', { name: 'System' }));
  await waitFor(() => expect(shown.textContent).toBe('dark'));
});
