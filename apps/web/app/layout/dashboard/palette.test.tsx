import { paths, type Found } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { localStore } from '../../lib/storage.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { profileStore } from '../../testing/profile-store.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal, userId } from '../../testing/samples.ts';
import { DashboardShell } from './dashboard-shell.tsx';

const nothing: Found = { templates: [], sessions: [], campaigns: [] };
const id = '3f7a2c11-9f0c-4f6e-a5b1-8e2d4c6b9a22';

/** The server, which has what is asked for by its name; tells what it was asked. */
function finds(own: Record<string, Found>): string[] {
  const queries: string[] = [];
  network.use(
    http.get(`*${paths.find}`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      queries.push(search);
      return HttpResponse.json(own[search] ?? nothing);
    }),
  );
  return queries;
}

const Dashboard = () =>
  useSession().data ? (
    <DashboardShell>
      <label>
        Draft <input />
      </label>
    </DashboardShell>
  ) : null;

async function openPalette(keys = '{Control>}k{/Control}') {
  const { user } = renderPages([{ path: '/dashboard/*', Component: Dashboard }], ['/dashboard']);
  await user.click(await screen.findByLabelText('Draft'));
  await user.keyboard(keys);
  return { user, field: await screen.findByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  network.use(...signedIn, ...profileStore().handlers);
  finds({});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('opens by its keys also while one types, takes the focus, and gives it back', async () => {
  const { user, field } = await openPalette();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Draft')));
});

it('opens by its button, and closes by its keys', async () => {
  const { user } = renderPages([{ path: '/dashboard/*', Component: Dashboard }], ['/dashboard']);
  await user.click(await screen.findByRole('button', { name: 'Find or do anything' }));
  await screen.findByRole('combobox');
  await user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('leads to every page, walked by the arrow keys, round the end too', async () => {
  const { user, field } = await openPalette();
  expect(active(field)).toBe('Dashboard');
  await user.keyboard('{ArrowUp}');
  expect(active(field)).toBe('Sign out');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(field)).toBe('Chat');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/coldmail'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('knows each section of the settings', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'security');
  expect(active(field)).toBe('Settings: Security');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/settings/security'));
});

it('finds what one wrote, by kind, after what is always there', async () => {
  const own: Found = {
    templates: [{ id, name: 'Newest kiosk' }],
    sessions: [{ id, name: 'New chat about kiosks' }],
    campaigns: [{ id, name: '' }],
  };
  finds({ new: own });
  const { user, field } = await openPalette();
  await user.type(field, 'new');
  const templates = await screen.findByRole('group', { name: 'Templates' });
  expect(within(templates).getByRole('option').textContent).toBe('Newest kiosk');
  expect(options().slice(0, 3)).toEqual(['New chat', 'New template', 'New campaign']);
  expect(screen.getByRole('group', { name: 'Chats' })).toBeTruthy();
  await user.click(screen.getByRole('option', { name: 'Campaign without a name' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/wizard/${id}?step=1`));
});

it('asks once for what typing rests at, and drops what no longer fits at once', async () => {
  const queries = finds({
    kio: { ...nothing, templates: [{ id, name: 'Kiosk' }] },
    kiwi: { ...nothing, templates: [{ id, name: 'Kiwi' }] },
  });
  const { user, field } = await openPalette();
  await user.type(field, 'kio');
  await screen.findByRole('option', { name: 'Kiosk' });
  expect(queries).toEqual(['kio']);
  network.use(http.get(`*${paths.find}`, () => delay('infinite')));
  await user.clear(field);
  await user.type(field, 'kiwi');
  expect(screen.queryByRole('option', { name: 'Kiosk' })).toBeNull();
  expect(await screen.findByText(/^Searching your templates/u)).toBeTruthy();
});

it('says when there is nothing, and nothing sooner', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'zzzqqq');
  expect(screen.queryByText(/^Nothing here/u)).toBeNull();
  expect(await screen.findByText('Nothing here is called “zzzqqq” or says so.')).toBeTruthy();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

it('says what failed, keeps the pages, and tries again', async () => {
  network.use(http.get(`*${paths.find}`, () => refusal('unavailable')));
  const { user, field } = await openPalette();
  await user.type(field, 'chat');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be searched');
  expect(options()).toContain('Chat');
  finds({ chat: { ...nothing, templates: [{ id, name: 'Chatty' }] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Chatty' })).toBeTruthy();
});

it('opens a new tab with Ctrl+Enter and stays', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, field } = await openPalette();
  await user.type(field, 'library');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/dashboard/library', '_blank', 'noopener');
  expect(screen.getByRole('combobox')).toBeTruthy();
});

it('remembers what was chosen last, for this person alone', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'library');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option').textContent).toBe('Library');
  expect(options().filter((label) => label === 'Library')).toHaveLength(1);
  expect(localStore.read(`${userId}:palette`)).toContain('/dashboard/library');
});

it('does things: the theme, the sidebar', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'dark');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark'),
  );
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'sidebar');
  const toggle = screen.getByRole('option', { name: /the sidebar/u });
  const was = toggle.textContent;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'sidebar');
  expect(screen.getByRole('option', { name: /the sidebar/u }).textContent).not.toBe(was);
});
