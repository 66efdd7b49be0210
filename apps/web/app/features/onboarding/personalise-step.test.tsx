import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useProfile } from '../../data/profile.ts';
import { useSession } from '../../data/session.ts';
import { clearStorage } from '../../lib/storage.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal, userId } from '../../testing/samples.ts';
import { AboutYou } from './personalise-step.tsx';

function Fields() {
  const { data } = useProfile(userId);
  return data ? <AboutYou profile={data} /> : null;
}
const Page = () => (useSession().data ? <Fields /> : null);
const open = () => renderPages([{ path: '/', Component: Page }], ['/']);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

function answers(reply: (changes: object) => Response) {
  const sent: unknown[] = [];
  network.use(
    http.patch(`*${paths.profiles}/:id`, async ({ request }) => {
      const changes = (await request.json()) as object;
      sent.push(changes);
      return reply(changes);
    }),
  );
  return sent;
}

beforeEach(() => {
  clearStorage();
  network.use(...signedIn);
});

it('shows what is known, with no industry where none was given', async () => {
  open();
  expect((await field('Full name')).value).toBe('Nora Lindqvist');
  expect((await field('Company')).value).toBe('Brightlane');
  expect((await field('Industry')).value).toBe('');
  expect((await field('Tone')).value).toBe('professional');
});

it('saves each field as one leaves it, and says so', async () => {
  const optimization_preferences = { ...profile.optimization_preferences, industry: 'coffee' };
  const sent = answers(() => HttpResponse.json({ ...profile, optimization_preferences }));
  const { user } = open();
  await user.type(await field('Industry'), 'coffee');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.tab();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual([{ optimization_preferences: { industry: 'coffee' } }]);
});

it('saves what was typed last when the step is left', async () => {
  const sent = answers((changes) => HttpResponse.json({ ...profile, ...changes }));
  const { user, unmount } = open();
  await user.type(await field('Company'), ' Ltd');
  unmount();
  await waitFor(() => expect(sent).toEqual([{ company: 'Brightlane Ltd' }]));
});

it('keeps what could not be saved, over a reload too, and tries again', async () => {
  const refused = answers(() => refusal('internal'));
  const { user, unmount } = open();
  await user.type(await field('Company'), ' Ltd');
  await user.tab();
  const words = 'Failed to save preferences. Please try again.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Not saved, kept in this browser.')).toBeTruthy();
  expect((await field('Company')).value).toBe('Brightlane Ltd');
  unmount();
  await waitFor(() => expect(refused).toHaveLength(2));

  const sent = answers((changes) => HttpResponse.json({ ...profile, ...changes }));
  const again = open();
  expect((await field('Company')).value).toBe('Brightlane Ltd');
  await again.user.click(await field('Company'));
  await again.user.tab();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ company: 'Brightlane Ltd' });
});

it('says beside the field what the server does not take', async () => {
  answers(() => refusal('validation_failed', { company: ['This does not look like text.'] }));
  const { user } = open();
  await user.type(await field('Company'), '!');
  await user.tab();
  expect(await screen.findByText('This does not look like text.')).toBeTruthy();
});

it('lets go of what was kept once it was changed elsewhere', async () => {
  const refused = answers(() => refusal('internal'));
  const { user, unmount } = open();
  await user.type(await field('Company'), ' Ltd');
  unmount();
  await waitFor(() => expect(refused).toHaveLength(1));

  network.use(
    http.get(`*${paths.profiles}/:id`, () =>
      HttpResponse.json({ ...profile, company: 'Northwind' }),
    ),
  );
  open();
  expect((await field('Company')).value).toBe('Northwind');
});
