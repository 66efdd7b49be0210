import { AccountSession, paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('home is accessible and fits at first use, with the tutorial over it step by step', async ({
  page,
}) => {
  test.slow();
  await signIn(page, newAccount(), { isNew: true });
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await page.goto('/dashboard');
  for (const step of [1, 2, 3, 4]) {
    await expect(tutorial.getByText(`Step ${String(step)} of 4`)).toBeVisible();
    await expectAccessible(page, `step ${String(step)}`);
    if (step < 4) await tutorial.getByRole('button', { name: 'Next' }).click();
  }
  await tutorial.getByRole('button', { name: 'Skip Tutorial' }).click();
  await expect(page.getByText('Nothing optimized yet.')).toBeVisible();
  await expect(page.getByText('1 of 5 done, 20%')).toBeVisible();
  await expectAccessible(page, 'first use');
});

test('home is accessible and fits with long names and everything done, while it loads, and when nothing can be loaded', async ({
  page,
  baseURL,
}) => {
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
  const session = AccountSession.parse(
    await (await page.request.get(paths.accounts.session)).json(),
  );
  await page.request.patch(`${paths.profiles}/${session?.user.id ?? ''}`, {
    headers,
    data: {
      company: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik & Söhne',
      optimization_preferences: { industry: 'coffee' },
      library_explored: true,
    },
  });
  await page.goto('/dashboard');
  await expect(page.getByText('5 of 5 done, 100%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Total Optimizations 2' })).toBeVisible();
  await expectAccessible(page, 'everything done');

  await page.route('**/rest/v1/**', () => undefined);
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your progress...')).toBeVisible();
  await expectAccessible(page, 'loading');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Your numbers could not be loaded.')).toBeVisible();
  await expect(page.getByText(/^Your progress could not be loaded/u)).toBeVisible();
  await expectAccessible(page, 'failed');
});
