import { paths, UpdateProfileRequest, type Profile } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putTutorialAside, useTutorial } from '../../data/onboarding.ts';
import { useSession } from '../../data/session.ts';
import { clearStorage } from '../../lib/storage.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal } from '../../testing/samples.ts';
import { Checklist } from './checklist.tsx';

const Tutorial = () => (useTutorial().isAsked ? <p>The tutorial</p> : null);
const Page = () =>
  useSession().data ? (
    <>
      <Checklist />
      <Tutorial />
    </>
  ) : null;
const open = () => renderPages([{ path: '/', Component: Page }], ['/']);

function is(changes: Partial<Profile>) {
  const store = { profile: { ...profile, ...changes }, sent: [] as UpdateProfileRequest[] };
  network.use(
    http.get(`*${paths.profiles}/:id`, () => HttpResponse.json(store.profile)),
    http.patch(`*${paths.profiles}/:id`, async ({ request }) => {
      const update = UpdateProfileRequest.parse(await request.json());
      store.sent.push(update);
      store.profile = { ...store.profile, ...(update as Partial<Profile>) };
      return HttpResponse.json(store.profile);
    }),
  );
  return store;
}

const all: Partial<Profile> = {
  onboarding_completed: true,
  first_optimization_completed: true,
  first_template_saved: true,
  library_explored: true,
  company: 'Brightlane',
  optimization_preferences: { ...profile.optimization_preferences, industry: 'coffee' },
};

beforeEach(() => {
  clearStorage();
  network.use(...signedIn);
});
afterEach(putTutorialAside);

it('leads to the exact place of each step, and says which ones are optional', async () => {
  open();
  expect(await screen.findByText('0 of 5 done, 0%')).toBeTruthy();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Optimize an email', '/dashboard/coldmail'],
    ['Save a template', '/dashboard/templates/new'],
    ['Set up your profile', '/dashboard/settings/preferences'],
    ['Explore the library', '/dashboard/library'],
  ]);
  expect(screen.getAllByText(/optional$/u)).toHaveLength(2);
});

it('opens the tutorial', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take the tutorial' }));
  expect(screen.getByText('The tutorial')).toBeTruthy();
});

it.each<[string, Partial<Profile>, string]>([
  ['the tutorial', { onboarding_completed: true }, 'Take the tutorial'],
  ['a first optimization', { first_optimization_completed: true }, 'Optimize an email'],
  ['a saved template', { first_template_saved: true }, 'Save a template'],
  [
    'an industry beside the company',
    { optimization_preferences: { ...profile.optimization_preferences, industry: 'coffee' } },
    'Set up your profile',
  ],
  ['a look at the library', { library_explored: true }, 'Explore the library'],
])('is ticked by %s', async (_what, changes, title) => {
  is(changes);
  open();
  expect(await screen.findByText('1 of 5 done, 20%')).toBeTruthy();
  const ticked = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.endsWith(', done'));
  expect(ticked.map(({ textContent }) => textContent)).toEqual([`${title}, done`]);
  expect(screen.queryByRole('link', { name: title })).toBeNull();
});

it('asks for the company first', async () => {
  is({
    company: null,
    optimization_preferences: { ...profile.optimization_preferences, industry: 'coffee' },
  });
  open();
  const link = await screen.findByRole('link', { name: 'Set up your profile' });
  expect(link.getAttribute('href')).toBe('/dashboard/settings/profile');
});

it('offers the tutorial again once all is done', async () => {
  const store = is(all);
  const { user } = open();
  expect(await screen.findByText('5 of 5 done, 100%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restart Tutorial' }));
  expect(screen.getByText('The tutorial')).toBeTruthy();
  await waitFor(() => expect(store.sent).toEqual([{ onboarding_completed: false }]));
});

it('goes away for good once all is done', async () => {
  const store = is({ ...all, dismissed_tips: ['another'] });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  await waitFor(() =>
    expect(store.sent).toEqual([{ dismissed_tips: ['another', 'getting-started'] }]),
  );
  expect(screen.queryByText('Getting started')).toBeNull();
  unmount();
  open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/done, 100%/u)).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  network.use(http.get(`*${paths.profiles}/:id`, () => refusal('not_found')));
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  is({});
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 of 5 done, 0%')).toBeTruthy();
});
