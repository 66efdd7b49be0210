import { paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, refusal } from '../../testing/samples.ts';
import { DataSection } from './data-section.tsx';

const saved: { name: string; contents: Blob }[] = [];
let hasLeft = false;
const leave = () => (hasLeft = true);
const Page = () => (useSession().data ? <DataSection onDeleted={leave} /> : null);
const open = () => renderPages([{ path: '/', Component: Page }], ['/']);
const deleteCall = `*${paths.accounts.deleteAccount}`;

beforeEach(() => {
  network.use(...signedIn);
  saved.length = 0;
  hasLeft = false;
  let contents: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    contents = file;
    return 'blob:export';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (contents) saved.push({ name: this.download, contents });
  });
});

afterEach(() => void vi.restoreAllMocks());

async function openDialog(name: string) {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('heading');
  return { user, dialog: within(dialog) };
}

it('saves the export under the name the server gives it, in exchange for the password', async () => {
  let sent: unknown;
  network.use(
    http.post(`*${paths.exportAccount}`, async ({ request }) => {
      sent = await request.json();
      return new HttpResponse('{"profile":{}}', {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="replysmith-2026-03-04.json"',
        },
      });
    }),
  );
  const { user, dialog } = await openDialog('Export my data');
  await user.type(dialog.getByLabelText('Password'), 'Paper-desk-42{Enter}');
  expect(await screen.findByText('Exported')).toBeTruthy();
  expect(sent).toEqual({ password: 'Paper-desk-42' });
  expect(saved.map(({ name }) => name)).toEqual(['replysmith-2026-03-04.json']);
  expect(await saved[0]?.contents.text()).toBe('{"profile":{}}');
});

it('saves nothing when the password is wrong', async () => {
  network.use(http.post(`*${paths.exportAccount}`, () => refusal('current_password_incorrect')));
  const { user, dialog } = await openDialog('Export my data');
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(saved).toEqual([]);
});

it('deletes nothing until the address is typed', async () => {
  const { user, dialog } = await openDialog('Delete my account');
  await user.type(dialog.getByLabelText(/to confirm/), 'somebody@else.example');
  await user.type(dialog.getByLabelText('Password'), 'Paper-desk-42{Enter}');
  expect(await dialog.findByText(`This is not ${account.user.email}.`)).toBeTruthy();
  expect(hasLeft).toBe(false);
});

it('deletes the account with address and password, and leaves', async () => {
  let sent: unknown;
  network.use(
    http.post(deleteCall, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({});
    }),
  );
  const { user, dialog } = await openDialog('Delete my account');
  await user.type(dialog.getByLabelText(/to confirm/), ' Nora@brightlane.example');
  await user.type(dialog.getByLabelText('Password'), 'Paper-desk-42{Enter}');
  await waitFor(() => expect(hasLeft).toBe(true));
  expect(sent).toEqual({ confirmation: 'Nora@brightlane.example', password: 'Paper-desk-42' });
});

it('stays and says why when the account cannot be deleted', async () => {
  network.use(http.post(deleteCall, () => refusal('billing_unavailable')));
  const { user, dialog } = await openDialog('Delete my account');
  await user.type(dialog.getByLabelText(/to confirm/), account.user.email);
  await user.type(dialog.getByLabelText('Password'), 'Paper-desk-42{Enter}');
  expect(await dialog.findByText(/Nothing was charged/)).toBeTruthy();
  expect(hasLeft).toBe(false);
});
