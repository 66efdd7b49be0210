import { paths, VerifyEmailRequest } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { network } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { refusal } from '../../testing/samples.ts';
import { VerifiedBanner } from './landing-page.tsx';

const token = 'head.claims.signature';

/** The tokens sent to the server, and the address at that time. */
let sent: string[];
let received: string[];
let otherTab: BroadcastChannel;

beforeEach(() => {
  sent = [];
  received = [];
  otherTab = new BroadcastChannel('replysmith:session');
  otherTab.onmessage = (event: MessageEvent<string>) => received.push(event.data);
});
afterEach(() => {
  otherTab.close();
  window.history.replaceState(null, '', '/');
});

function answer(...answers: (() => Response)[]) {
  network.use(
    http.post(`*${paths.accounts.verifyEmail}`, async ({ request }) => {
      expect(window.location.search).not.toContain('verify');
      sent.push(VerifyEmailRequest.parse(await request.json()).token);
      return answers.shift()?.();
    }),
  );
}

function open(path: string, isSignedIn = false) {
  window.history.replaceState({ key: 'kept' }, '', path);
  return render(<VerifiedBanner isSignedIn={isSignedIn} />);
}

const done = () => HttpResponse.json({});

test('sends the token of the link once, out of the address, and tells the other tabs', async () => {
  answer(done);
  open(`/?ref=mail&verify=${token}#pricing`);

  expect(await screen.findByText('Your email is verified.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
  expect(sent).toEqual([token]);
  expect(window.location.href).toBe(new URL('/?ref=mail#pricing', window.location.href).href);
  expect(window.history.state).toEqual({ key: 'kept' });
  await waitFor(() => expect(received).toEqual(['verified']));
});

test('leads whoever is signed in on to the dashboard', async () => {
  answer(done);
  open(`/?verify=${token}`, true);

  expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe(
    '/dashboard',
  );
});

test.each(['invalid_token', 'validation_failed'] as const)(
  'says of a link that is refused as %s how to get a new one',
  async (code) => {
    network.use(http.post(`*${paths.accounts.verifyEmail}`, () => refusal(code)));
    open('/?verify=');

    expect(await screen.findByText('This link can no longer verify your email.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Sign in, and request a new one');
    expect(received).toEqual([]);
  },
);

test('tries again when the server did not answer', async () => {
  answer(
    () => HttpResponse.error(),
    () => refusal('rate_limited'),
    done,
  );
  const { user } = open(`/?verify=${token}`);

  const again = () => screen.findByRole('button', { name: 'Try again' });
  await user.click(await again());
  await user.click(await again());

  expect(await screen.findByText('Your email is verified.')).toBeTruthy();
  expect(sent).toEqual([token, token, token]);
});

test('sends nothing for anybody else', () => {
  open('/?verified=1');

  expect(screen.queryByRole('status')).toBeNull();
});
