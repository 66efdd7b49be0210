import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, refusal } from '../../testing/samples.ts';
import { AuthPage } from './auth-page.tsx';

const pages = [{ path: '/auth', Component: AuthPage }];
const open = (...entries: Parameters<typeof renderPages>[1]) => renderPages(pages, entries);

const address = () => screen.getByLabelText('Address').textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const code = `*${paths.accounts.verifyTotp}`;

function askForCode() {
  let session: typeof account | null = null;
  const sent: unknown[] = [];
  const enter = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as { code: string };
    sent.push(body);
    if (body.code === '000000') return refusal('invalid_code');
    session = account;
    return HttpResponse.json({});
  };
  network.use(
    http.get(`*${paths.accounts.session}`, () => HttpResponse.json(session)),
    http.post(`*${paths.accounts.signIn}`, () => HttpResponse.json({ needs_code: true })),
    http.post(code, enter),
    http.post(`*${paths.accounts.verifyRecoveryCode}`, enter),
  );
  return sent;
}

async function givePassword() {
  const { user } = open({ pathname: '/auth', state: { from: '/dashboard/coldmail' } });
  await user.type(await screen.findByLabelText('Email'), 'nora@brightlane.example');
  await user.type(field('Password'), 'Paper-desk-42{Enter}');
  await screen.findByRole('heading', { name: 'Enter your code' });
  return user;
}

it('asks for the code after the password, and sends it with the sixth digit', async () => {
  const sent = askForCode();
  const user = await givePassword();
  expect(document.activeElement).toBe(field('Six-digit code'));
  expect(screen.queryByText('Welcome back!')).toBeNull();
  await user.keyboard('12345');
  expect(sent).toEqual([]);
  await user.keyboard('6');
  await waitFor(() => expect(address()).toBe('/dashboard/coldmail'));
  expect(sent).toEqual([{ code: '123456' }]);
  expect(screen.getByText('Welcome back!')).toBeTruthy();
});

it('takes a pasted code with a space in it', async () => {
  const sent = askForCode();
  const user = await givePassword();
  await user.paste('654 321');
  await waitFor(() => expect(address()).toBe('/dashboard/coldmail'));
  expect(sent).toEqual([{ code: '654321' }]);
});

it('says beside the field that a code is wrong, once for each try', async () => {
  const sent = askForCode();
  const user = await givePassword();
  await user.keyboard('000000');
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(field('Six-digit code').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Six-digit code'));
  expect(sent).toHaveLength(1);
  await user.paste('123456');
  await waitFor(() => expect(address()).toBe('/dashboard/coldmail'));
});

it('takes a recovery code instead, and leads back to the password with the address kept', async () => {
  const sent = askForCode();
  const user = await givePassword();
  await user.click(screen.getByRole('button', { name: 'Back to the password' }));
  expect(field('Email').value).toBe('nora@brightlane.example');
  await user.type(field('Password'), 'Paper-desk-42{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  expect(document.activeElement).toBe(field('Recovery code'));
  await user.type(field('Recovery code'), ' h7Kq2-m9Xw4 {Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/coldmail'));
  expect(sent).toEqual([{ code: 'h7Kq2-m9Xw4' }]);
});
