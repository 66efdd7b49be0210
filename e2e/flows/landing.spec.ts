import { parseDraft, score } from '@replysmith/coach';
import { emails } from '../fixtures/emails.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

/** The first screen: below it stands what the build made of the same email. */
const demo = (page: Page) => page.getByRole('region', { name: 'Score an email' });

test('scores what a visitor types, in the browser, and sends nothing', async ({ page }) => {
  await page.goto('/');
  const ring = demo(page).getByRole('img', { name: /^Score \d+ of 100/ });
  const before = await ring.getAttribute('aria-label');

  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOurScript = new URL(request.url()).pathname.startsWith('/assets/');
    if (request.method() !== 'GET' || !isOurScript) sent.push(request.url());
  });
  const body = page.getByLabel('Email', { exact: true });
  await body.fill(emails.recruiter.split('\n\n').slice(1).join('\n\n'));
  await page.getByLabel('Subject').fill('Staff engineer, payments, Lisbon');
  await expect(ring).not.toHaveAttribute('aria-label', before ?? '');
  const { value } = score(parseDraft(emails.recruiter));
  await expect(ring).toHaveAttribute('aria-label', new RegExp(`^Score ${String(value)} of 100`));
  expect(sent).toEqual([]);

  await page.reload();
  await expect(body).toHaveValue(/Kestrel Pay has the same problem/);
});

test('shows the rewrite as changes, in place, and the way back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the rewrite' }).click();
  await expect(demo(page).getByRole('img', { name: /of 100, up from/ })).toBeVisible();
  await expect(demo(page).locator('ins').first()).toBeVisible();
  await expect(demo(page).locator('del').first()).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [768, 1000],
  [1024, 768],
] as const) {
  test(`the first screen holds the ring at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(demo(page).getByRole('img', { name: /^Score \d+/ })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone what the rewrite won is in view, with the way on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the rewrite' }).click();
  await expect(demo(page).locator('ins').first()).toBeAttached();
  await expect(demo(page).getByText(/^\d+ → \d+$/)).toBeInViewport();
  await expect(demo(page).getByRole('link', { name: /: start free$/ })).toBeInViewport();
});

test('an emptied draft keeps room to write in', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Subject').fill('');
  const body = page.getByLabel('Email', { exact: true });
  await body.fill('');
  expect((await body.boundingBox())?.height).toBeGreaterThan(400);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, score and ledger included', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('starts at 100');
    await expect(demo(page).getByRole('img', { name: /^Score \d+ of 100/ })).toBeVisible();
    const ledger = demo(page).getByRole('list', { name: 'Points lost' });
    await expect(ledger.getByRole('listitem').first()).toContainText(/−\d/);
    await expect(demo(page).getByText('How far to trust this')).toBeVisible();
    for (const name of [
      'Rewrite Suggestions',
      'AI Optimization',
      'AI Chat as Client',
      'Manage Templates',
    ])
      await expect(page.locator('#features').getByRole('heading', { name })).toBeVisible();
  });
});

test('reads well at every width in both themes', async ({ page }) => {
  await page.goto('/');
  await expect(demo(page).getByRole('img', { name: /^Score \d+/ })).toBeVisible();
  await expectAccessible(page, 'home');
});

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the words of the chapters reach the browser as HTML alone', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sentence = 'A model never grades itself.';
  await expect(page.getByText(sentence)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of await Promise.all(scripts)) expect(script).not.toContain(sentence);
});
