import { paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => signIn(page, newAccount()));

test('before the first email home invents nothing, and a sample is one click away', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Total Optimizations 0' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Average Improvement –' })).toBeVisible();
  await expect(page.getByText('None last week either')).toBeVisible();
  await page.getByRole('link', { name: 'Try a sample email' }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(/Fernhill/u);
});

test('what was optimized shows at once: figures, scores, the checklist', async ({
  page,
  baseURL,
}) => {
  for (const content of [emails.agency, emails.recruiter]) {
    await page.request.post(paths.optimizeEmail, {
      headers: { origin: baseURL ?? '' },
      data: { content, session_id: null, message_type: 'email_optimization' },
    });
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Total Optimizations 2' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Average Improvement \+\d/u })).toBeVisible();
  await expect(page.getByText('New, none last week')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your last scores' }).getByRole('link')).toHaveCount(
    2,
  );
  await expect(page.getByText('2 of 5 done, 40%')).toBeVisible();
  await page.getByRole('link', { name: /^AI Requests 2/u }).click();
  await expect(page).toHaveURL('/dashboard/coldmail');
});

test('a visit to the library and a saved template are ticked', async ({ page, baseURL }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 5 done, 20%')).toBeVisible();
  await page.getByRole('link', { name: 'Explore the library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Library/u })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('2 of 5 done, 40%')).toBeVisible();
  // A change made elsewhere: this tab is notified.
  const answer = await page.request.post(paths.emailTemplates, {
    headers: { origin: baseURL ?? '' },
    data: { name: 'Checkout', subject_line: 'Slow checkout', email_content: 'Hi {{name}}' },
  });
  expect(answer.ok()).toBe(true);
  await expect(page.getByText('3 of 5 done, 60%')).toBeVisible();
});

test('nothing moves while home fills in', async ({ page }) => {
  await page.addInitScript(`
    self.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) self.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.route('**/rest/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 5 done, 20%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Templates 0' })).toBeVisible();
  expect(await page.evaluate('self.shift')).toBeLessThan(0.05);
});
