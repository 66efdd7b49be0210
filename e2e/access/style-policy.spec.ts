import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const guests = ['/', '/privacy-policy', '/library', '/auth'];
const members = ['/dashboard', '/dashboard/coldmail', '/dashboard/wizard', '/dashboard/templates'];
const quiet = ['/dashboard/analytics', '/dashboard/help', '/dashboard/settings/security'];

test('pages, dialogs and what moves them need no inline styles', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, sourceFile } = event;
      if (!effectiveDirective.startsWith('style')) return;
      noteRefusal(location.pathname + ': ' + effectiveDirective + ' ' + sourceFile);
    });
  `);
  for (const address of guests) {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  }
  await signIn(page, newAccount());
  for (const address of [...members, ...quiet]) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  expect(refused).toEqual([]);
});
