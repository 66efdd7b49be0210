import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { clearStorage } from '../../lib/storage.ts';
import Settings from '../../routes/settings.tsx';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal, userId } from '../../testing/samples.ts';
import { settingsIndex } from './settings-index.ts';

const Page = () => (useSession().data ? <Settings /> : null);
const pagesHere = [
  { path: '/dashboard/settings/:section', Component: Page },
  { path: '/elsewhere', Component: () => <p>Elsewhere</p> },
];
const open = (at: string) => renderPages(pagesHere, [`/dashboard/settings/${at}`]).user;
const address = () => screen.getByLabelText('Address').textContent;
const sent: unknown[] = [];

beforeEach(() => {
  clearStorage();
  sent.length = 0;
  network.use(
    ...signedIn,
    http.get(`*${paths.templateFolders}`, () => HttpResponse.json({ items: [] })),
    http.get(`*${paths.accounts.sessions}`, () => HttpResponse.json([])),
    http.get(`*${paths.aiRequests}`, () => HttpResponse.json({ items: [] })),
    http.patch(`*${paths.profiles}/${userId}`, async ({ request }) => {
      const changes = (await request.json()) as object;
      sent.push(changes);
      return HttpResponse.json(profile);
    }),
  );
});

const sections = [...new Set(Object.values(settingsIndex).map(({ section }) => section))];

describe('the search', () => {
  it.each(sections)('leads to nothing in %s that is not there', async (section) => {
    open(section);
    await screen.findByRole('heading', { name: 'Settings' });
    const ids = Object.entries(settingsIndex).flatMap(([id, entry]) =>
      entry.section === section ? [id] : [],
    );
    for (const id of ids) {
      await waitFor(() => expect(document.getElementById(id), id).not.toBeNull());
    }
  });

  it('finds a setting of another section, goes there and to its control', async () => {
    const user = open('profile');
    await user.type(await screen.findByRole('searchbox'), 'weekly');
    expect(screen.getByText('1 setting')).toBeTruthy();
    expect(address()).toBe('/dashboard/settings/profile?find=weekly');
    await user.click(screen.getByRole('link', { name: /Weekly report/ }));
    expect(address()).toBe('/dashboard/settings/notifications?find=weekly');
    const control = await screen.findByRole('switch', { name: 'Weekly report' });
    await waitFor(() => expect(document.activeElement).toBe(control));
  });

  it('says when nothing fits', async () => {
    open('profile?find=zebra');
    expect(await screen.findByText('No setting matches “zebra”.')).toBeTruthy();
  });
});

describe('a switch', () => {
  it('is saved at once, alone', async () => {
    const user = open('notifications');
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Weekly report' });
    await waitFor(() => expect(control.disabled).toBe(false));
    await user.click(control);
    await waitFor(() => expect(sent).toEqual([{ notification_settings: { weeklyReports: true } }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });
});

it('saves two settings of a group without touching the rest of it', async () => {
  const user = open('preferences');
  const tone = await screen.findByLabelText<HTMLSelectElement>('Tone');
  await waitFor(() => expect(tone.disabled).toBe(false));
  await user.selectOptions(tone, 'casual');
  await user.selectOptions(screen.getByLabelText('Length'), 'short');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { optimization_preferences: { tone: 'casual' } },
    { optimization_preferences: { length: 'short' } },
  ]);
});

it('sends the last change before the page is gone, although an earlier one is under way', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const arrived: unknown[] = [];
  network.use(
    http.patch(`*${paths.profiles}/${userId}`, async ({ request }) => {
      arrived.push(await request.json());
      await answered;
      return HttpResponse.json(profile);
    }),
  );
  const user = open('preferences');
  const tone = await screen.findByLabelText<HTMLSelectElement>('Tone');
  await waitFor(() => expect(tone.disabled).toBe(false));
  await user.selectOptions(tone, 'casual');
  await waitFor(() => expect(arrived).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Length'), 'short');
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(arrived).toHaveLength(2));
  expect(arrived[1]).toEqual({ optimization_preferences: { tone: 'casual', length: 'short' } });
  answer();
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
});

it('refuses a time zone that there is not, and saves one that there is', async () => {
  const user = open('appearance');
  const zone = await screen.findByLabelText<HTMLInputElement>('Time zone');
  await waitFor(() => expect(zone.value).toBe('Europe/Athens'));
  await user.clear(zone);
  await user.type(zone, 'Europe/Atlantis');
  await user.tab();
  expect(await screen.findByText(/There is no such time zone/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(zone);
  await user.type(zone, 'Asia/Tokyo');
  await waitFor(() => expect(sent).toEqual([{ time_zone: 'Asia/Tokyo' }]));
});

it('hides the keys of one letter from the list when they are off', async () => {
  network.use(
    http.get(`*${paths.profiles}/:id`, () =>
      HttpResponse.json({
        ...profile,
        interface_settings: { singleKeyShortcuts: false, reduceMotion: false },
      }),
    ),
  );
  open('shortcuts');
  await screen.findByText('Ctrl+K');
  await waitFor(() => expect(screen.queryByText('/', { selector: 'kbd' })).toBeNull());
});

it('sends a report now, and says when there is nothing to report', async () => {
  network.use(
    http.post(`*${paths.sendWeeklyReport}`, () =>
      HttpResponse.json({ outcome: 'nothing_to_tell' }),
    ),
  );
  const user = open('notifications');
  await user.click(await screen.findByRole('button', { name: 'Send me one now' }));
  expect(await screen.findByText(/there is nothing to report/)).toBeTruthy();
});

it('asks before one leaves what could not be saved, but not on the way to another section', async () => {
  network.use(http.patch(`*${paths.profiles}/${userId}`, () => refusal('internal')));
  const user = open('profile');
  const company = await screen.findByLabelText<HTMLInputElement>('Company');
  await waitFor(() => expect(company.disabled).toBe(false));
  await user.type(company, '!');
  await user.tab();
  await screen.findByText('Not saved');
  await user.click(screen.getByRole('link', { name: 'Preferences' }));
  expect(await screen.findByLabelText('Tone')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Not saved.');
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await user.click(await screen.findByRole('link', { name: 'Open the help center' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/dashboard/settings/help');
});
