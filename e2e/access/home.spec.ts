import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const looks = [320, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Looks at what `open` shows at every width in both themes. */
async function check(page: Page, open: () => Promise<void>) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open();
    const look = `${colorScheme} at ${String(width)}`;
    expect((await new AxeBuilder({ page }).analyze()).violations, look).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow, look).toBe(0);
  }
}

test('home at first use, with the tutorial over it step by step', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount(), { isNew: true });
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await page.goto('/dashboard');
  for (const step of [1, 2, 3, 4]) {
    await check(page, async () => {
      await expect(tutorial.getByText(`Step ${String(step)} of 4`)).toBeVisible();
    });
    if (step < 4) await tutorial.getByRole('button', { name: 'Next' }).click();
  }
  await tutorial.getByRole('button', { name: 'Skip Tutorial' }).click();
  await check(page, async () => {
    await expect(page.getByText('Nothing optimised yet.')).toBeVisible();
    await expect(page.getByText('1 of 5 done, 20%')).toBeVisible();
  });
});

test('home with emails, a long name, and everything done', async ({ page, baseURL }) => {
  test.slow();
  const headers = { origin: baseURL ?? '' };
  await signIn(page, { ...newAccount(), name: 'Αλεξάνδρα-Μαρία Παπαδοπούλου-Κωνσταντινίδου' });
  for (const content of [emails.agency, emails.recruiter]) {
    const data = { content, session_id: null, message_type: 'email_optimization' };
    await page.request.post(paths.optimizeEmail, { headers, data });
  }
  await page.request.post(paths.emailTemplates, {
    headers,
    data: { name: 'Checkout', subject_line: 'Slow checkout', email_content: 'Hi {{name}}' },
  });
  const session = (await (await page.request.get(paths.accounts.session)).json()) as {
    user: { id: string };
  };
  await page.request.patch(`${paths.profiles}/${session.user.id}`, {
    headers,
    data: {
      company: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik & Söhne',
      optimization_preferences: { industry: 'coffee' },
      library_explored: true,
    },
  });
  await page.goto('/dashboard');
  await check(page, async () => {
    await expect(page.getByText('5 of 5 done, 100%')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Total Optimizations 2' })).toBeVisible();
  });
});

test('home while it loads, and when nothing can be loaded', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  await page.route('**/rest/v1/**', () => undefined);
  await check(page, async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('Loading your progress...')).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/rest/v1/**', (route) => route.abort());
  await check(page, async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('Your numbers could not be loaded.')).toBeVisible();
    await expect(page.getByText(/^Your progress could not be loaded/u)).toBeVisible();
  });
});
