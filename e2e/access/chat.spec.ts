import type { Page } from '@playwright/test';
import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The address of a session that holds an email's result, a question and a reader's reply. */
async function writeSession(page: Page): Promise<string> {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin };
  const ask = async (data: object): Promise<unknown> => {
    const answer = await page.request.post(paths.optimizeEmail, { data, headers });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const email = { content: emails.agency, message_type: 'email_optimization' };
  const { session } = OptimizeEmailReply.parse(await ask(email));
  const here = { session_id: session.id };
  await ask({ ...here, content: 'How long should an email be?', message_type: 'conversation' });
  await ask({ ...here, content: 'What would they reply?', message_type: 'client_simulation' });
  return `/dashboard/coldmail/${session.id}`;
}

test('questions, a reader, two variants and saving are accessible and fit', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  await page.goto(await writeSession(page));
  await expect(page.getByText(/^Answered by the coach/)).toBeVisible();
  await expect(page.getByText(/^Simulated reader, not a real person/)).toBeVisible();
  await button(page, 'Ask Question').click();
  await expectAccessible(page, 'asking');
  await button(page, 'Reply as Client').click();
  // Open by default for some replies.
  const debrief = button(page, 'Debrief');
  if ((await debrief.getAttribute('aria-expanded')) === 'false') await debrief.click();
  await expect(page.getByText(/^Next\./)).toBeVisible();
  await expectAccessible(page, 'a reader and their debrief');

  await button(page, 'Lighter touch').click();
  await button(page, 'Compare').click();
  const sides = page.getByRole('region', { name: 'Two variants compared' });
  await expect(sides).toBeVisible();
  await expectAccessible(page, 'two variants compared');
  await sides.getByRole('button', { name: 'Use this one' }).first().click();
  await expect(sides).toBeHidden();

  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save as Template' });
  await expect(dialog.getByLabel('Template Name')).toBeFocused();
  await expectAccessible(page, 'saving as a template');
});
