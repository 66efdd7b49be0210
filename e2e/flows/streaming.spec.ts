import type { Page } from '@playwright/test';
import { emails } from '../fixtures/emails.ts';
import { modelMarks } from '../fixtures/model-marks.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const composer = (page: Page) => page.getByLabel('Your email');
const sheet = (page: Page) => page.getByRole('group', { name: 'The rewrite so far' });
const result = (page: Page) => page.getByRole('heading', { name: /up from \d\.\d/ });
const used = (page: Page, count: number) =>
  page.getByText(`${String(count)} of 5 requests today`).first();

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
});

async function send(page: Page, email: string): Promise<void> {
  await composer(page).fill(email);
  await composer(page).press('Control+Enter');
}

const marked = (mark: string) =>
  emails.agency.replace('Best regards,', `${mark} is yours.\n\nBest regards,`);

/** Sends an email and waits until some of its rewrite has come. */
async function watch(page: Page, email = emails.agency): Promise<void> {
  await send(page, email);
  await expect(sheet(page)).toContainText('Hi Tom,');
}

/** Notes whether any of the text was there when the score first was. */
const watchScore = `new MutationObserver((_, observer) => {
  const score = [...document.querySelectorAll('main h2, main h3')].find((heading) =>
    heading.textContent.startsWith('Your text: '),
  );
  if (!score) return;
  observer.disconnect();
  const sheet = document.querySelector('[aria-label="The rewrite so far"]');
  globalThis.textWithScore = sheet?.textContent.includes('Hi Tom,') ?? false;
}).observe(document.body, { childList: true, subtree: true, characterData: true })`;

/** What the text of a stopped rewrite scores. */
async function scored(page: Page): Promise<string | null> {
  await expect(page.getByRole('heading', { name: /^Stopped/ })).toBeVisible();
  return page.getByRole('img', { name: /^Your text scores/ }).getAttribute('aria-label');
}

const showTryAgain = `[...document.querySelectorAll('button')]
  .find(({ textContent }) => textContent === 'Try again')
  .scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** Records the sheet's position in the last frame before the result and the first frame with it. */
const watchSheet = `(() => {
  let before;
  const look = () => {
    const top = document.querySelector('[aria-label="The rewrite so far"]')?.getBoundingClientRect().top;
    const tabs = document.querySelector('[aria-label="Versions of the email"]');
    if (tabs) globalThis.sheetTops = [before, tabs.closest('[class*=sheet]').getBoundingClientRect().top];
    else requestAnimationFrame(look);
    before = top ?? before;
  };
  look();
})()`;

const pencilLook = `(() => {
  const end = document.querySelector('[aria-label="The rewrite so far"] [class*=pencil]');
  const { width, backgroundColor } = getComputedStyle(end, '::after');
  return [width, backgroundColor];
})()`;

test('the score comes first, then the text, then the result in the same place', async ({
  page,
}) => {
  await page.evaluate(watchScore);
  await send(page, marked(modelMarks.waits));
  await expect(page.getByRole('heading', { name: /^Your text: \d\.\d\.$/ })).toBeVisible();
  expect(await page.evaluate('textWithScore')).toBe(false);
  await expect(page).toHaveURL(/\/dashboard\/coldmail\/[0-9a-f-]{36}$/);
  await expect(sheet(page)).toContainText('On Fernhill');
  await expect(sheet(page)).toContainText('A model is writing');
  await expect(composer(page)).toHaveValue('');
  await expect(composer(page)).toHaveAttribute('placeholder', 'The next email can wait here.');
  await expect(used(page, 1)).toBeVisible();
  await page.evaluate(watchSheet);

  await expect(result(page)).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText('Rewritten by harbour-small, scored by the coach')).toBeVisible();
  await expect(page.getByText('AI-generated text')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(used(page, 1)).toBeVisible();
  const [before, after] = await page.evaluate<[number, number]>('sheetTops');
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
});

test('the end of the growing text is marked, with less motion too', async ({ page }) => {
  await watch(page, marked(modelMarks.lingers));
  const [width, colour] = await page.evaluate<[string, string]>(pencilLook);
  expect(width).toBe('2px');
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
});

test('on a phone a line leads from the new text to its score', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  const way = page.getByRole('button', { name: 'See the breakdown' });
  await expect(way).toBeVisible({ timeout: 30_000 });
  await expect(result(page)).not.toBeInViewport();
  await way.click();
  await expect(result(page)).toBeInViewport();
  await expect(result(page)).toBeFocused();
  await expect(way).toBeHidden();
});

test('at 200 % zoom the newest words and Stop stay in view, until the reader scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await watch(page);
  const pencil = sheet(page).locator('[class*=pencil]');
  await expect(sheet(page)).toContainText('We are Brightlane');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await pencil.boundingBox())?.y).toBeLessThan(450 - 100);
  await page.mouse.move(360, 150);
  await page.mouse.wheel(0, -400);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
});

test('Stop keeps what had come, counts once and leaves the focus alone', async ({ page }) => {
  await watch(page, marked(modelMarks.lingers));
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('heading', { name: 'Stopped. This is what was written.' }),
  ).toBeVisible();
  await expect(page.getByText('Hi Tom,', { exact: false }).last()).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('');
  await expect(used(page, 1)).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Stopped. This is what was written.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet(page)).toContainText('Hi Tom,');
});

test('what was said of an email goes along when it is tried again after Stop and a reload', async ({
  page,
}) => {
  const stage = () => page.getByLabel('Stage');
  await composer(page).fill(marked(modelMarks.lingers));
  await stage().selectOption('follow_up');
  await watch(page, marked(modelMarks.lingers));
  await page.getByRole('button', { name: 'Stop' }).click();
  const score = await scored(page);

  await page.reload();
  expect(await scored(page)).toBe(score);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(stage()).toHaveValue('follow_up');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet(page)).toContainText('Hi Tom,');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await scored(page)).toBe(score);
});

test('Stop before any text gives the email back and counts nothing', async ({ page }) => {
  const email = `${emails.agency}\n${modelMarks.hesitates}`;
  await send(page, email);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped before anything was written/).first()).toBeVisible();
  await expect(composer(page)).toHaveValue(email);
  await expect(page).toHaveURL(/\/dashboard\/coldmail$/);
  await expect(used(page, 0)).toBeVisible();
});

test('a reload in the middle shows it going on and ends with the result', async ({ page }) => {
  await watch(page);
  await page.reload();
  await expect(sheet(page)).toContainText('Hi Tom,');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(result(page)).toBeVisible({ timeout: 30_000 });
  await expect(composer(page)).toHaveValue('');
  await expect(used(page, 1)).toBeVisible();
});

test('a reload in the middle can still be stopped', async ({ page }) => {
  await watch(page, marked(modelMarks.lingers));
  await page.reload();
  await expect(sheet(page)).toContainText('Hi Tom,');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(
    page.getByRole('heading', { name: 'Stopped. This is what was written.' }),
  ).toBeVisible();
});

test('when the model fails the coach answers, says so and nothing is counted', async ({ page }) => {
  await send(page, marked(modelMarks.fails));
  await expect(result(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Rewritten by the coach')).toBeVisible();
  const line = /^The model .*\. The coach wrote this instead; this one was not counted\.$/;
  await expect(page.getByText(line)).toBeVisible();
  await expect(used(page, 0)).toBeVisible();
});

test('what is being written and what was stopped are accessible', async ({ page }) => {
  await watch(page, marked(modelMarks.lingers));
  await expectAccessible(page, 'being written', { targets: true });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: /^Stopped/ })).toBeVisible();
  // Scrolls, because the composer's overlap can only be measured on visible elements.
  await page.evaluate(showTryAgain);
  await expectAccessible(page, 'stopped', { targets: true });
});
