import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { signedIn, signedOut } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal, userId } from '../../testing/samples.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const open = (query: string) =>
  renderPages([{ path: '/unsubscribe', Component: UnsubscribePage }], [`/unsubscribe${query}`])
    .user;
const stop = () => screen.findByRole('button', { name: 'Stop the weekly report' });

function hears(answer: () => Response) {
  const sent: unknown[] = [];
  network.use(
    http.post(`*${paths.unsubscribe}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const yes = () => HttpResponse.json({ list: 'weekly_reports' });

it('stops nothing until the button is pressed, and then says so to who is signed out', async () => {
  network.use(signedOut);
  const sent = hears(yes);
  const user = open('?token=a.b');
  const button = await stop();
  expect(sent).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
  expect(sent).toEqual([{ token: 'a.b' }]);
  expect(screen.queryByRole('button', { name: 'Subscribe again' })).toBeNull();
});

it('lets who is signed in subscribe again', async () => {
  network.use(...signedIn);
  hears(yes);
  const changes: unknown[] = [];
  network.use(
    http.patch(`*${paths.profiles}/${userId}`, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json(profile);
    }),
  );
  const user = open('?token=a.b');
  await user.click(await stop());
  await user.click(await screen.findByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByText(/Weekly reports come to nora@/)).toBeTruthy();
  await waitFor(() =>
    expect(changes).toEqual([{ notification_settings: { weeklyReports: true } }]),
  );
});

it('says that nothing was stopped when the link is not ours', async () => {
  network.use(signedOut);
  hears(() => refusal('invalid_signature'));
  const user = open('?token=forged');
  await user.click(await stop());
  expect(await screen.findByText(/Not stopped\./)).toBeTruthy();
  expect(await stop()).toBeTruthy();
});

it('offers no button without a token', async () => {
  network.use(signedOut);
  open('');
  expect(await screen.findByText(/The link is incomplete/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop the weekly report' })).toBeNull();
});
