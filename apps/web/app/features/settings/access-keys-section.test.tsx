import { type AccessKey, lengths, paths } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal } from '../../testing/samples.ts';
import { AccessKeysSection } from './access-keys-section.tsx';

const { accessKeys } = paths.accounts;
const Page = () => (useSession().data ? <AccessKeysSection /> : null);
const open = () => renderPages([{ path: '/', Component: Page }], ['/']);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const editor: AccessKey = {
  id: '0d1f9a0e-96a4-4cf2-8a2d-6a1f52c6d101',
  name: 'Editor',
  scope: 'read',
  last_characters: '9f3a',
  created_at: inDays(-1),
  expires_at: null,
  last_used_at: null,
  last_used_from: null,
  last_used_by: null,
};

function keysAre(...items: AccessKey[]) {
  network.use(http.get(`*${accessKeys}`, () => HttpResponse.json({ items })));
}

beforeEach(() => network.use(...signedIn));

it('says that it is loading, and offers another try when that fails', async () => {
  network.use(http.get(`*${accessKeys}`, () => refusal('unavailable')));
  const { user } = open();
  expect(await screen.findByText('Loading your access keys...')).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  keysAre();
  await user.click(again);
  expect(await screen.findByText('You have no access keys.')).toBeTruthy();
});

it('tells of each key what it may do, how it ends, and who used it last', async () => {
  const used = { last_used_at: inDays(0), last_used_from: '192.0.2.7', last_used_by: 'curl/8' };
  keysAre(
    { ...editor, id: editor.id.replace('101', '103'), name: 'Old', expires_at: inDays(-2) },
    { ...editor, ...used },
    { ...editor, id: editor.id.replace('101', '102'), name: 'Script', expires_at: inDays(6) },
  );
  open();
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Editor Readreplysmith_…9f3a. Made yesterday.');
  expect(first?.textContent).toContain('Does not expire.');
  expect(first?.textContent).toContain('Last used today from 192.0.2.7 by curl/8.');
  expect(second?.textContent).toMatch(/Expires on .*Never used\./);
  expect(third?.textContent).toContain('Old Expired');
  expect(third?.textContent).toMatch(/Expired on .*Remove$/);
  expect(screen.getByText(/^“Script” expires on \d.*\d\.$/)).toBeTruthy();
});

it('offers no further key to who has all they can have', async () => {
  keysAre(
    ...Array.from({ length: lengths.accessKeys }, (_, at) => ({
      ...editor,
      id: editor.id.replace('101', String(101 + at)),
    })),
  );
  open();
  expect(await screen.findByText(/^These are all the 20 that you can have/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
});

it('keeps what was typed when the password is wrong, and shows the key when it is right', async () => {
  keysAre();
  const sent: unknown[] = [];
  const key = 'replysmith_of-a-test';
  network.use(
    http.post(`*${accessKeys}`, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return refusal('current_password_incorrect');
      return HttpResponse.json({ key, access_key: editor });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Name'), ' Editor ');
  await user.selectOptions(dialog.getByLabelText('Expires'), 'Never');
  await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
  expect(await dialog.findByText('Current password is incorrect')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe(' Editor ');
  await user.type(dialog.getByLabelText('Your password'), '{Enter}');
  expect((await dialog.findByLabelText<HTMLInputElement>('Access key')).value).toBe(key);
  const wanted = { name: 'Editor', scope: 'coach', expires_at: null, password: 'wrong' };
  expect(sent).toEqual([wanted, wanted]);
});
