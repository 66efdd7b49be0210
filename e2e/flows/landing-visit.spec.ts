import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

/** Each field's text and the copy of it that carries the marks, in all that decides where words stand. */
const fieldsAndMarks = `[...document.querySelectorAll('textarea')].map((field) => {
  const copy = field.parentElement.querySelector('[aria-hidden]');
  const properties = [
    'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing', 'wordSpacing', 'tabSize',
    'textRendering', 'textWrap', 'whiteSpace', 'overflowWrap', 'padding', 'borderWidth',
  ];
  const look = (element) => properties.map((name) => getComputedStyle(element)[name]).join(' | ');
  const box = (element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return [left, top, width, element.scrollHeight].map(Math.round).join(' ');
  };
  return { field: [look(field), box(field)], copy: [look(copy), box(copy)] };
})`;

type Pair = { field: string[]; copy: string[] };

for (const width of [320, 1440]) {
  test(`marks lie under their words at ${width} px, also while typing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate('document.fonts.ready');
    await expect(page.locator('textarea').first()).toBeVisible();
    const expectAligned = async () => {
      const pairs: Pair[] = await page.evaluate(fieldsAndMarks);
      expect(pairs).toHaveLength(2);
      for (const { field, copy } of pairs) expect(copy).toEqual(field);
    };
    await expectAligned();
    await page
      .getByLabel('Email', { exact: true })
      .pressSequentially('\n\nOne more line, at the end.');
    await expectAligned();
  });
}

test('copies the rewrite from the landing page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the rewrite' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
    /^Subject: .+\n\nHi Tom,\n\n[^]*Nora Lindqvist\nBrightlane$/,
  );
});

test('copies without a secure clipboard, as on plain http', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the rewrite' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the rewrite is accessible, its targets large enough', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show the rewrite' }).click();
  await expect(page.locator('ins').first()).toBeVisible();
  await expectAccessible(page, 'the rewrite', { targets: true });
});

test('a signed-in visitor is led to the dashboard', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Open the dashboard' })).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Start free' })).toHaveCount(0);
  await expect(main.getByText('AI requests a day, free.')).toBeHidden();
  await header.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
