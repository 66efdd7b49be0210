import { paths, type OpenSession } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, refusal } from '../../testing/samples.ts';
import { SecuritySection } from './security-section.tsx';

const { accounts } = paths;
const Page = () => (useSession().data ? <SecuritySection /> : null);
const open = () => renderPages([{ path: '/', Component: Page }], ['/']);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

const here: OpenSession = {
  id: '0d1f9a0e-96a4-4cf2-8a2d-6a1f52c6d001',
  is_current: true,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ip_address: '192.0.2.7',
  created_at: '2026-03-04T10:41:00.000Z',
  last_used_at: '2026-03-04T10:41:00.000Z',
};
const phone: OpenSession = {
  ...here,
  id: '0d1f9a0e-96a4-4cf2-8a2d-6a1f52c6d002',
  is_current: false,
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1',
};

/** Records the bodies sent to a path, and replies with `answer`. */
function takes(path: string, answer: () => Response = () => HttpResponse.json({})) {
  const sent: unknown[] = [];
  network.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

function sessionsAre(...items: OpenSession[]) {
  network.use(http.get(`*${accounts.sessions}`, () => HttpResponse.json({ items })));
}

beforeEach(() => {
  network.use(...signedIn);
  sessionsAre(here);
});

describe('changing the password', () => {
  async function change(current: string, next: string, again = next) {
    const { user } = open();
    await user.type(await screen.findByLabelText('Current password'), current);
    await user.type(field('New password'), next);
    await user.type(field('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  }

  it('sends the current and the new one, says so and empties the form', async () => {
    const sent = takes(accounts.changePassword);
    await change('Paper-desk-42', 'Paper-desk-43');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(sent).toEqual([{ currentPassword: 'Paper-desk-42', newPassword: 'Paper-desk-43' }]);
    expect(field('New password').value).toBe('');
  });

  it('sends nothing when the two do not match', async () => {
    await change('Paper-desk-42', 'Paper-desk-43', 'Paper-desk-44');
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(document.activeElement).toBe(field('Confirm new password'));
  });

  it('says beside the field that the current one is wrong, and keeps what was typed', async () => {
    takes(accounts.changePassword, () => refusal('current_password_incorrect'));
    await change('wrong', 'Paper-desk-43');
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    expect(screen.getAllByText(/Current password is incorrect/).length).toBeGreaterThan(1);
    expect(field('New password').value).toBe('Paper-desk-43');
  });
});

describe('two-factor sign-in', () => {
  const setup = {
    totp_uri: 'otpauth://totp/Replysmith:nora?secret=JBSWY3DPEHPK3PXP&issuer=Replysmith',
    recovery_codes: ['aaaa1-bbbb2', 'cccc3-dddd4'],
  };
  const withTwoFactor = { user: { ...account.user, twoFactorEnabled: true } };
  const isOnFromNow = () =>
    network.use(http.get(`*${accounts.session}`, () => HttpResponse.json(withTwoFactor)));

  it('waits for the address to be verified', async () => {
    const unverified = { user: { ...account.user, emailVerified: false } };
    network.use(http.get(`*${accounts.session}`, () => HttpResponse.json(unverified)));
    open();
    expect(await screen.findByText(/^Verify your email address first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
  });

  it('is set up by password, key and a first code, and shows the recovery codes once', async () => {
    const requests = takes(accounts.enableTwoFactor, () => HttpResponse.json(setup));
    const codes = takes(accounts.verifyTotp, () => {
      isOnFromNow();
      return HttpResponse.json({});
    });
    const { user } = open();
    await user.click(await button('Set up'));
    await user.type(await screen.findByLabelText('Password'), 'Paper-desk-42{Enter}');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.queryByText('aaaa1-bbbb2')).toBeNull();
    await user.type(field('Six-digit code'), '123456');
    expect(await screen.findByText('aaaa1-bbbb2')).toBeTruthy();
    expect(requests).toEqual([{ password: 'Paper-desk-42' }]);
    expect(codes).toEqual([{ code: '123456' }]);
    await user.keyboard('{Escape}');
    expect(screen.getByText('cccc3-dddd4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByText('cccc3-dddd4')).toBeNull());
    expect(await button('Turn off')).toBeTruthy();
  });

  it('stays off when the first code is wrong', async () => {
    takes(accounts.enableTwoFactor, () => HttpResponse.json(setup));
    takes(accounts.verifyTotp, () => refusal('invalid_code'));
    const { user } = open();
    await user.click(await button('Set up'));
    await user.type(await screen.findByLabelText('Password'), 'Paper-desk-42{Enter}');
    await user.type(await screen.findByLabelText('Six-digit code'), '000000');
    await waitFor(() => expect(field('Six-digit code').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('aaaa1-bbbb2')).toBeNull();
  });

  it('is turned off with the password', async () => {
    isOnFromNow();
    const sent = takes(accounts.disableTwoFactor, () => {
      network.use(http.get(`*${accounts.session}`, () => HttpResponse.json(account)));
      return HttpResponse.json({});
    });
    const { user } = open();
    await user.click(await button('Turn off'));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText('Password'), 'Paper-desk-42{Enter}');
    expect(await button('Set up')).toBeTruthy();
    expect(sent).toEqual([{ password: 'Paper-desk-42' }]);
  });

  it('makes new recovery codes', async () => {
    isOnFromNow();
    takes(accounts.newRecoveryCodes, () => HttpResponse.json({ recovery_codes: ['eeee5-ffff6'] }));
    const { user } = open();
    await user.click(await button('New recovery codes'));
    await user.type(await screen.findByLabelText('Password'), 'Paper-desk-42{Enter}');
    expect(await screen.findByText('eeee5-ffff6')).toBeTruthy();
  });
});

describe('where one is signed in', () => {
  it('marks this browser, and offers no way to sign it out here', async () => {
    open();
    const row = (await screen.findByText('This browser')).closest('li');
    expect(row?.textContent).toContain('Firefox on Linux');
    expect(screen.getByText('Nowhere else.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('signs another place out after one question', async () => {
    sessionsAre(here, phone);
    const sent = takes(accounts.endSession, () => {
      sessionsAre(here);
      return HttpResponse.json({});
    });
    const { user } = open();
    await user.click(await button('Sign out Chrome on iPhone'));
    const dialog = await screen.findByRole('dialog');
    expect(sent).toEqual([]);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Nowhere else.')).toBeTruthy();
    expect(sent).toEqual([{ session_id: phone.id }]);
  });

  it('offers another try when the list cannot be had', async () => {
    network.use(http.get(`*${accounts.sessions}`, () => refusal('not_found')));
    const { user } = open();
    const retry = await button('Try again');
    sessionsAre(here);
    await user.click(retry);
    expect(await screen.findByText('This browser')).toBeTruthy();
  });
});
