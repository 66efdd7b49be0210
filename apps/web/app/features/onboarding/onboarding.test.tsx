import { score } from '@replysmith/coach';
import { paths, UpdateProfileRequest, type Profile } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleEmail } from '../../data/examples.ts';
import { putTutorialAside, useRestartTutorial } from '../../data/onboarding.ts';
import { useSession } from '../../data/session.ts';
import { clearStorage } from '../../lib/storage.ts';
import { tenths } from '../../lib/words.ts';
import { CoachInThisThread } from '../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal } from '../../testing/samples.ts';
import { Onboarding } from './onboarding.tsx';

const Restart = () => (
  <button type="button" onClick={useRestartTutorial()}>
    Restart
  </button>
);
const Page = () =>
  useSession().data ? (
    <>
      <Link to="/dashboard">Home</Link>
      <Restart />
      <Onboarding />
    </>
  ) : null;
const open = (path = '/dashboard') =>
  renderPages([{ path: '/dashboard/*', Component: Page }], [path]);
const step = (words: string) => screen.findByText(words, undefined, { timeout: 5000 });
const button = (name: string) => screen.getByRole('button', { name });
const tutorialIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A fake server with a profile; it records changes, and refuses them if `refuses` says so. */
function server(changes: Partial<Profile> = {}) {
  const store = {
    sent: [] as UpdateProfileRequest[],
    refuses: false,
    profile: { ...profile, ...changes },
  };
  network.use(
    http.get(`*${paths.profiles}/:id`, () => HttpResponse.json(store.profile)),
    http.patch(`*${paths.profiles}/:id`, async ({ request }) => {
      const update = UpdateProfileRequest.parse(await request.json());
      if (store.refuses) return refusal('internal');
      store.sent.push(update);
      const { optimization_preferences, ...rest } = update;
      store.profile = {
        ...store.profile,
        ...(rest as Partial<Profile>),
        optimization_preferences: {
          ...store.profile.optimization_preferences,
          ...(optimization_preferences as Partial<Profile['optimization_preferences']>),
        },
      };
      return HttpResponse.json(store.profile);
    }),
  );
  return store;
}

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  clearStorage();
  network.use(...signedIn);
});
afterEach(putTutorialAside);

it('shows by itself on home when it was neither gone through nor skipped, and can be gone through', async () => {
  const store = server();
  const { user } = open();
  await step('Step 1 of 4');
  expect(screen.getByRole('heading', { name: 'Welcome to Replysmith' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  for (const [words, title] of [
    ['Step 2 of 4', 'AI chat optimization'],
    ['Step 3 of 4', 'Template library'],
    ['Step 4 of 4', 'Personalize'],
  ] as const) {
    await user.click(button('Next'));
    await step(words);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
  }
  await user.click(button('Previous'));
  await step('Step 3 of 4');
  await user.click(button('Next'));
  await user.click(button('Get Started'));
  await tutorialIsClosed();
  await waitFor(() => expect(store.sent).toEqual([{ onboarding_completed: true }]));
});

it('shows what the coach makes of an example, without loading the coach', async () => {
  server();
  open();
  const { value } = score(exampleEmail);
  const ring = await screen.findByRole('img', { name: /^An example/u });
  expect(ring.getAttribute('aria-label')).toContain(`: ${tenths(value)} of 10`);
});

it('counts as skipped, too, when it is not to be shown again', async () => {
  const store = server();
  const { user } = open();
  await step('Step 1 of 4');
  for (const next of [2, 3, 4]) {
    await user.click(button('Next'));
    await step(`Step ${String(next)} of 4`);
  }
  await user.click(screen.getByRole('checkbox', { name: "Don't show the wizard again" }));
  await user.click(button('Get Started'));
  await tutorialIsClosed();
  await waitFor(() =>
    expect(store.sent).toEqual([{ onboarding_completed: true, onboarding_skipped: true }]),
  );
});

const beside = () =>
  screen.getByRole('dialog').parentElement?.previousElementSibling ?? document.body;
type User = ReturnType<typeof open>['user'];
it.each<[string, (user: User) => Promise<void>]>([
  ['Skip Tutorial', (user) => user.click(button('Skip Tutorial'))],
  ['the cross', (user) => user.click(button('Close'))],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['a click beside it', (user) => user.click(beside())],
])('%s closes it at once and for good', async (_way, leave) => {
  const store = server();
  const { user } = open();
  await step('Step 1 of 4');
  await leave(user);
  await tutorialIsClosed();
  await waitFor(() =>
    expect(store.sent).toEqual([{ onboarding_completed: true, onboarding_skipped: true }]),
  );
});

it.each([
  ['gone through', { onboarding_completed: true }],
  ['skipped', { onboarding_skipped: true }],
])('does not show by itself once it was %s', async (_how, flags) => {
  server(flags);
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('waits while somebody is on a page they came for', async () => {
  server();
  const { user } = open('/dashboard/templates');
  const home = await screen.findByRole('link', { name: 'Home' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(home);
  await step('Step 1 of 4');
});

it('closes although it cannot be saved, says so, stays away, and is saved the next time', async () => {
  const store = server();
  store.refuses = true;
  const { user, unmount } = open();
  await step('Step 1 of 4');
  await user.click(button('Skip Tutorial'));
  await tutorialIsClosed();
  const words = 'Failed to save onboarding progress. Please try again.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();

  store.refuses = false;
  open();
  await waitFor(() => expect(store.profile.onboarding_skipped).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes on where it was left', async () => {
  server();
  const { user, unmount } = open();
  await step('Step 1 of 4');
  await user.click(button('Next'));
  await step('Step 2 of 4');
  unmount();
  open();
  await step('Step 2 of 4');
});

it('leads to the chat with a sample, and goes on after that', async () => {
  const store = server();
  const { user } = open();
  await step('Step 1 of 4');
  await user.click(button('Next'));
  expect(await screen.findByText(/one of your 5 AI requests a day/u)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Try it on a sample email' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/coldmail');
  await tutorialIsClosed();
  expect(store.sent).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await step('Step 3 of 4');
});

it('starts again over whatever page one is on', async () => {
  const store = server({ onboarding_completed: true, onboarding_skipped: true });
  const { user } = open('/dashboard/settings');
  await user.click(await screen.findByRole('button', { name: 'Restart' }));
  await step('Step 1 of 4');
  await waitFor(() => expect(store.sent).toEqual([{ onboarding_completed: false }]));
  await user.click(button('Close'));
  await tutorialIsClosed();
  await waitFor(() => expect(store.profile.onboarding_completed).toBe(true));
  expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/settings');
});
