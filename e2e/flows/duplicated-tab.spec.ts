import type { Page } from '@playwright/test';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const composer = (page: Page) => page.getByLabel('Your email');
const newChat = (page: Page) =>
  page.evaluate<string>(
    `Object.entries(sessionStorage).find(([key]) => key.endsWith(':new-chat'))?.[1]`,
  );

test('a duplicated tab goes on with a draft of its own', async ({ page, context }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await composer(page).fill('Hi Tom, the checkout is slow.');
  // A window opened by a page shares its session storage, like a duplicated tab.
  const opened = context.waitForEvent('page');
  await page.evaluate('void window.open(location.href)');
  const copy = await opened;
  await expect(composer(copy)).toHaveValue('Hi Tom, the checkout is slow.');
  const first = await newChat(page);
  await expect.poll(() => newChat(copy)).not.toBe(first);

  await composer(copy).fill('Hi Ann.');
  await composer(page).press('End');
  await composer(page).pressSequentially(' Is it?');
  await copy.reload();
  await page.reload();
  await expect(composer(copy)).toHaveValue('Hi Ann.');
  await expect(composer(page)).toHaveValue('Hi Tom, the checkout is slow. Is it?');
});
