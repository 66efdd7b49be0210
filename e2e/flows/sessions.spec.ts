import { OptimizeEmailReply, paths, type ChatSession } from '@replysmith/contract';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Chat Sessions' });
const row = (page: Page, name: string | RegExp) => panel(page).getByRole('link', { name });
const search = (page: Page) => panel(page).getByLabel('Search sessions');

/** A session that holds one email and its rewrite. */
async function begin(page: Page, content: string): Promise<ChatSession> {
  const answer = await page.request.post(paths.optimizeEmail, {
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
    data: { content, message_type: 'email_optimization' },
  });
  return OptimizeEmailReply.parse(await answer.json()).session;
}

async function act(page: Page, name: string, item: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Session actions: ${name}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

let lisbon: ChatSession;
let agency: ChatSession;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, newAccount());
  lisbon = await begin(page, emails.recruiter);
  agency = await begin(page, emails.agency);
  await page.goto('/dashboard/coldmail');
});

test('a session is found by a word of its email, which is marked, and stays found after a reload', async ({
  page,
}) => {
  await search(page).fill('LEVERAGES boutique');
  await expect(row(page, lisbon.title)).toBeHidden();
  await expect(row(page, agency.title).getByText('leverages', { exact: true })).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue('LEVERAGES boutique');
  await row(page, agency.title).click();
  await expect(page).toHaveURL(new RegExp(`${agency.id}\\?find=LEVERAGES`));
  await search(page).fill('zeppelin');
  await expect(panel(page).getByText(/No session has “zeppelin”/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(row(page, lisbon.title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${agency.id}$`));
});

test('a session is renamed by keyboard alone, keeps the focus as it moves up, and gets its old name back', async ({
  page,
}) => {
  await row(page, lisbon.title).focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Ines, staff engineer');
  await page.keyboard.press('Escape');
  await expect(row(page, lisbon.title)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Ines, staff engineer');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem').first()).toContainText('Ines, staff engineer');
  await expect(row(page, 'Ines, staff engineer')).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(row(page, lisbon.title)).toBeVisible();
});

test('an open session is deleted, taken back, deleted again, restored from its address, and purged', async ({
  page,
}) => {
  await row(page, agency.title).click();
  await expect(page.getByRole('heading', { name: /up from/ })).toBeVisible();
  await act(page, agency.title, 'Delete');
  await expect(page).toHaveURL(/coldmail$/);
  await page.getByRole('button', { name: /^Undo Session deleted/ }).click();
  await expect(page).toHaveURL(new RegExp(agency.id));
  await expect(page.getByRole('heading', { name: /up from/ })).toBeVisible();

  await act(page, agency.title, 'Delete');
  await expect(row(page, lisbon.title)).toBeFocused();
  await page.goto(`/dashboard/coldmail/${agency.id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: /up from/ })).toBeVisible();

  await act(page, agency.title, 'Delete');
  await panel(page).getByRole('link', { name: 'Archived' }).click();
  await panel(page)
    .getByRole('button', { name: /^Delete for good/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(panel(page).getByText('Deleted, removed for good after 30 days')).toBeHidden();
  await page.goto(`/dashboard/coldmail/${agency.id}`);
  await expect(
    page.getByRole('heading', { name: 'There is no chat at this address.' }),
  ).toBeVisible();
});

test('the archive opens with the way back working, and reads well for everyone', async ({
  page,
}) => {
  await act(page, lisbon.title, 'Archive');
  await expect(row(page, lisbon.title)).toBeHidden();
  await act(page, agency.title, 'Delete');
  await panel(page).getByRole('link', { name: 'Archived, 1' }).click();
  await expect(row(page, lisbon.title)).toBeVisible();
  await expectNoFaults(page);
  await page.goBack();
  await expect(panel(page).getByText(/^Each email you optimize/)).toBeVisible();
  await page.goForward();
  await act(page, lisbon.title, 'Bring back');
  await panel(page).getByRole('link', { name: 'Back to sessions' }).click();
  await expect(row(page, lisbon.title)).toBeVisible();
});

test('on a phone sessions are searched and renamed in a sheet, which Escape in a field leaves open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Sessions, 2' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chat Sessions' });
  await sheet.getByRole('button', { name: `Session actions: ${agency.title}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(sheet.getByLabel('Session name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('link', { name: agency.title })).toBeFocused();
  await sheet.getByLabel('Search sessions').fill('lisbon');
  await expect(sheet.getByRole('link', { name: agency.title })).toBeHidden();
  await sheet.getByRole('link', { name: lisbon.title }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(lisbon.id));
});

test('on a phone Back closes the sheet of sessions before it leaves the chat', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Desktop browsers have no such Back, but close watchers when asked.
  await page.addInitScript(`
    globalThis.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        globalThis.pressBack = () => this.requestClose();
      }
    };
  `);
  await page.reload();
  await page.getByRole('button', { name: 'Sessions, 2' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chat Sessions' });
  await expect(sheet).toBeVisible();
  await page.evaluate('pressBack()');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/coldmail$/);
  await expect(page.getByRole('button', { name: 'Sessions, 2' })).toBeFocused();
});
