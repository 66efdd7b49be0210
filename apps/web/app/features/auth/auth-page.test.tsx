import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedOut } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, planIds, refusal, subscription } from '../../testing/samples.ts';
import { AuthPage } from './auth-page.tsx';

const pages = [{ path: '/auth', Component: AuthPage }];
const open = (...entries: Parameters<typeof renderPages>[1]) => renderPages(pages, entries);

const address = () => screen.getByLabelText('Address').textContent;
const checkYourEmail = () => screen.queryByRole('heading', { name: 'Check your email', level: 1 });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sign-in works, and from then on the session names the person. */
function acceptSignIn() {
  let session: typeof account | null = null;
  network.use(
    http.get(`*${paths.accounts.session}`, () => HttpResponse.json(session)),
    http.post(`*${paths.auth}/sign-in/email`, () => {
      session = account;
      return HttpResponse.json({ needs_code: false });
    }),
  );
}

beforeEach(() => network.use(signedOut));

describe('signing in', () => {
  it('says what is missing beside the fields and puts the cursor into the first', async () => {
    const { user } = open('/auth');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
  });

  it('leads back to the page that asked for it', async () => {
    acceptSignIn();
    const { user } = open({ pathname: '/auth', state: { from: '/dashboard/coldmail?x=1' } });
    await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example');
    await user.type(field('Password'), 'Paper-desk-42{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/coldmail?x=1'));
    expect(screen.getByText('Welcome back!')).toBeTruthy();
  });

  it('goes to the dashboard when asked to lead to another site', async () => {
    acceptSignIn();
    const { user } = open('/auth?next=https://evil.example');
    await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example');
    await user.type(field('Password'), 'Paper-desk-42{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('keeps what was typed when it fails, and says why twice: in a toast and beside the button', async () => {
    network.use(http.post(`*${paths.auth}/sign-in/email`, () => refusal('invalid_credentials')));
    const { user } = open('/auth');
    await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example');
    await user.type(field('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(field('Email').value).toBe('nora@brightlane.example');
    expect(field('Password').value).toBe('wrong');
  });

  it('sends a person who is signed in already on their way', async () => {
    network.use(http.get(`*${paths.accounts.session}`, () => HttpResponse.json(account)));
    open('/auth?next=/dashboard/coldmail');
    await waitFor(() => expect(address()).toBe('/dashboard/coldmail'));
  });

  it('can show the password', async () => {
    const { user } = open('/auth');
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    expect(field('Password').value).toBe('secret');
  });
});

describe('a plan that was chosen before', () => {
  const plans = [
    { name: 'Free', price_monthly: 0 },
    { name: 'Starter', price_monthly: 29 },
  ].map(({ name, price_monthly }, sort_order) => ({
    id: planIds[name as keyof typeof planIds],
    key: name.toLowerCase(),
    name,
    price_monthly,
    description: '',
    button_text: '',
    is_popular: false,
    is_active: true,
    sort_order,
    features: subscription.plan.features,
  }));

  beforeEach(() =>
    network.use(
      http.get(`*${paths.accounts.session}`, () => HttpResponse.json(account)),
      http.get(`*${paths.pricingPlans}`, () => HttpResponse.json({ items: plans })),
    ),
  );

  it.each([
    ['/auth?plan=starter', '/dashboard/upgrade?upgrade=starter'],
    ['/auth?plan=STARTER', '/dashboard/upgrade?upgrade=starter'],
    ['/auth?plan=free', '/dashboard'],
    ['/auth?plan=../evil', '/dashboard'],
    ['/auth?plan=starter&next=/dashboard/coldmail', '/dashboard/coldmail'],
    ['/auth?plan=starter&next=//evil.example', '/dashboard/upgrade?upgrade=starter'],
  ])('leads from %s to %s', async (from, to) => {
    open(from);
    await waitFor(() => expect(address()).toBe(to));
  });

  it('does not hold anybody up when the plans cannot be had', async () => {
    network.use(http.get(`*${paths.pricingPlans}`, () => refusal('not_found')));
    open('/auth?plan=starter');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('changing between the forms', () => {
  it('clears what was typed and keeps plan and next', async () => {
    const { user } = open('/auth?plan=starter&next=/dashboard/coldmail');
    await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example');
    await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }));
    expect(await screen.findByRole('button', { name: 'Sign Up' })).toBeTruthy();
    expect(field('Email').value).toBe('');
    expect(address()).toBe('/auth?mode=signup&plan=starter&next=%2Fdashboard%2Fcoldmail');
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });
});

describe('signing up', () => {
  it('remembers where they want to be for the tab that the link in the mail opens', async () => {
    acceptSignIn();
    network.use(http.post(`*${paths.accounts.signUp}`, () => HttpResponse.json({})));
    const first = open('/auth?mode=signup&next=/dashboard/library?template=slow-checkout');
    await first.user.type(await screen.findByLabelText('Full name'), 'Nora Lindqvist');
    await first.user.type(field('Email'), 'nora@brightlane.example');
    await first.user.type(field('Password'), 'Paper-desk-42{Enter}');
    await waitFor(() => expect(checkYourEmail()).toBeTruthy());
    first.unmount();

    const signInAnew = async () => {
      const { user, unmount } = open('/auth');
      await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example');
      await user.type(field('Password'), 'Paper-desk-42{Enter}');
      return unmount;
    };
    const leave = await signInAnew();
    await waitFor(() => expect(address()).toBe('/dashboard/library?template=slow-checkout'));
    leave();

    acceptSignIn();
    await signInAnew();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('ticks off the password rule while typing', async () => {
    const { user } = open('/auth?mode=signup');
    await user.type(await screen.findByLabelText('Password'), 'abcD');
    const met = screen.getAllByRole('listitem').filter((item) => item.dataset.met);
    expect(met.map((item) => item.textContent)).toEqual([
      'An uppercase letter, met',
      'A lowercase letter, met',
    ]);
  });

  it('asks to check the inbox and returns to sign-in', async () => {
    let sent: unknown;
    network.use(
      http.post(`*${paths.auth}/sign-up/email`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({});
      }),
    );
    const { user } = open('/auth?mode=signup&plan=starter');
    await user.type(await screen.findByLabelText('Full name'), ' Nora Lindqvist ');
    await user.type(field('Email'), 'nora@brightlane.example');
    await user.type(field('Password'), 'Paper-desk-42{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sign in', level: 2 })).toBeTruthy();
    expect(screen.getByText('Account created!')).toBeTruthy();
    expect(document.activeElement).toBe(checkYourEmail());
    expect(field('Email').value).toBe('nora@brightlane.example');
    expect(sent).toEqual({
      name: 'Nora Lindqvist',
      email: 'nora@brightlane.example',
      password: 'Paper-desk-42',
      plan: 'starter',
    });
  });

  it('begins again with another address from the note', async () => {
    network.use(http.post(`*${paths.accounts.signUp}`, () => HttpResponse.json({})));
    const { user } = open('/auth?mode=signup');
    await user.type(await screen.findByLabelText('Full name'), 'Nora');
    await user.type(field('Email'), 'nora@brightlane.exmaple');
    await user.type(field('Password'), 'Paper-desk-42{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
    expect(field('Email').value).toBe('');
    expect(checkYourEmail()).toBeNull();
  });

  it('shows the reason the server gives beside the field it is about', async () => {
    network.use(
      http.post(`*${paths.auth}/sign-up/email`, () =>
        refusal('weak_password', { password: ['This password is too well known.'] }),
      ),
    );
    const { user } = open('/auth?mode=signup');
    await user.type(await screen.findByLabelText('Full name'), 'Nora');
    await user.type(field('Email'), 'nora@brightlane.example');
    await user.type(field('Password'), 'Password1{Enter}');
    expect(await screen.findByText('This password is too well known.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
  });
});

describe('a forgotten password', () => {
  it('sends the link and returns to sign-in', async () => {
    network.use(http.post(`*${paths.auth}/request-password-reset`, () => HttpResponse.json({})));
    const { user } = open('/auth?mode=reset');
    await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example{Enter}');
    expect(await screen.findByText('Reset email sent')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(document.activeElement).toBe(checkYourEmail());
    expect(field('Email').value).toBe('nora@brightlane.example');
  });

  it('takes the token out of the address and sets the new password with it', async () => {
    let sent: unknown;
    network.use(
      http.post(`*${paths.auth}/reset-password`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({});
      }),
    );
    const { user } = open('/auth?mode=reset&token=abc123');
    await waitFor(() => expect(address()).toBe('/auth?mode=reset'));
    await user.type(screen.getByLabelText('New password'), 'Paper-desk-43{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(sent).toEqual({ token: 'abc123', newPassword: 'Paper-desk-43' });
  });
});
