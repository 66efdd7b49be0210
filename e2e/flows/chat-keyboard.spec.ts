import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('one status says when an answer begins and when it is ready; the log itself keeps silent', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  const heard: string[] = [];
  await page.exposeFunction('hear', (words: string) => heard.push(words));
  await expect(page.getByLabel('Your email')).toBeVisible();
  await page.evaluate(`for (const status of document.querySelectorAll('[role=status]')) {
    new MutationObserver(() => {
      if (status.textContent) hear(status.textContent);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  }`);
  await page.getByLabel('Your email').fill(emails.agency);
  await page.getByLabel('Your email').press('Control+Enter');
  await expect(page.getByRole('heading', { name: /up from/ })).toBeVisible();
  expect(heard.filter((words) => words === 'Optimizing')).toHaveLength(1);
  expect(heard.filter((words) => words.startsWith('Result ready'))).toHaveLength(1);
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
});
