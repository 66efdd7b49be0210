import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readEmail } from '@replysmith/eml';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const composer = (page: Page) => page.getByLabel('Your email');

/** As a mail program sends it: with headers, HTML beside the text, an attachment and a thread. */
function asSent(draft: string): string {
  const [subject = '', ...lines] = draft.split('\n');
  const text = [...lines.slice(1), '', 'On Mon, 3 Nov 2025, Tom Reed wrote:', '> Not this month.'];
  return [
    'Return-Path: <nora@brightlane.example>',
    'From: Nora Lindqvist <nora@brightlane.example>',
    'To: Tom Reed <tom@fernhill.example>',
    subject.replace('Subject: ', 'Subject: Re: '),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...text,
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Only for programs that show HTML.</p>',
    '--inner--',
    '--outer',
    'Content-Type: application/pdf; name=offer.pdf',
    'Content-Disposition: attachment',
    'Content-Transfer-Encoding: base64',
    '',
    'Zm91cg==',
    '--outer--',
  ].join('\r\n');
}

async function drop(page: Page, name: string, contents: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    `(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(contents)}], ${JSON.stringify(name)}));
      return data;
    })()`,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await expect(page.getByText('Drop an email file to read it here.')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}

test('an email that is dropped becomes the draft, and what came of it is downloaded as one', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await composer(page).fill('Half a thought');
  await drop(page, 'ovens.eml', asSent(emails.agency));
  await expect(composer(page)).toHaveValue(emails.agency.replace('Subject: ', 'Subject: Re: '));
  await expect(
    page.getByText('Read without its headers, to Tom Reed. Left out: offer.pdf.'),
  ).toBeVisible();
  await page.getByText('The thread below it: 2 lines, not judged').click();
  await expect(page.getByText('> Not this month.')).toBeVisible();
  await expect(page.getByLabel('Stage')).toHaveValue('follow_up');

  await composer(page).press('Control+Enter');
  await expect(page.getByRole('heading', { name: /up from \d\.\d/ })).toBeFocused();
  const recipient = page.getByLabel('Sent to, optional').first();
  await expect(recipient).toHaveValue('tom@fernhill.example');
  await recipient.fill('tom.reed@fernhill.example');

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Email draft' }).click();
  const file = await started;
  const draft = await readEmail(await readFile(await file.path()));
  expect(file.suggestedFilename()).toMatch(/^Re Quick question about .*\.eml$/);
  expect(draft).toMatchObject({ quoted: '', attachments: [], problems: [] });
  expect(draft.to).toEqual([{ name: '', address: 'tom.reed@fernhill.example' }]);
  expect(draft.body).toContain('checkout');
  expect(draft.body).not.toContain('Not this month');

  await page.goto('/dashboard/coldmail');
  await expect(composer(page)).toHaveValue('Half a thought');
  await drop(page, 'draft.eml', await readFile(await file.path(), 'utf8'));
  await expect(composer(page)).toHaveValue(`Subject: ${draft.subject}\n\n${draft.body}`);
});

test('typing goes on while a large email is read, and is kept', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  const { promise: typed, resolve: goOn } = Promise.withResolvers<null>();
  await page.route(/email-reader/, async (route) => {
    await typed;
    await route.continue();
  });
  const attachment = `${'QUJD'.repeat(19)}\r\n`.repeat(120_000);
  const large = asSent(emails.recruiter).replace('Zm91cg==\r\n', attachment);
  await page.getByLabel('Email file', { exact: true }).setInputFiles({
    name: 'large.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(large),
  });
  await composer(page).pressSequentially('Typed meanwhile');
  goOn(null);
  await expect(composer(page)).toHaveValue(/900 payments a second/);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(composer(page)).toHaveValue(/Typed meanwhile/);
});
