import { expectNoFaults } from '../fixtures/accessible.ts';
import { clumsy, compose } from './draft-pages.ts';
import { ringsOn } from '../../tools/browser/extension.ts';
import { expect, leavePanel, openPanel, panelOn, ringSaying, scored, test } from './test.ts';

test('stands up to a page that styles, hides, throws out and swallows all it can', async ({
  extension,
}) => {
  const page = await extension.openSite('hostile');
  await page.evaluate((lines) => {
    (Reflect.get(globalThis, 'write') as (lines: unknown) => void)(lines);
  }, clumsy.lines);
  const panel = await openPanel(page);
  await expect(panel.getByRole('heading', { name: 'What costs points' })).toBeVisible();
  const before = await page.locator('.editable').innerText();
  await panel
    .getByRole('button', { name: /^Accept:/u })
    .first()
    .click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await page.locator('.editable').innerText()).not.toBe(before);
  // What the page had under the same names is as it was.
  expect(await page.locator('#root').count()).toBe(2);

  const removeLayer = `document.querySelector('[data-replysmith-layer]').remove()`;
  await page.evaluate(removeLayer);
  await expect.poll(() => page.locator('[data-replysmith-layer]').count()).toBe(1);
  const again = await panelOn(page);
  await again.getByRole('heading', { name: 'What costs points' }).waitFor();
  await leavePanel(again);
  await expect(page.locator('.editable')).toBeFocused();
});

test('goes by the keyboard from the panel back to the draft, and gives the page no keys', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  await ringSaying(page, scored);
  await page.locator('.editable').click();
  await extension.clickAction(page);
  const panel = await panelOn(page);
  const focused = () => panel.evaluate<string>('document.activeElement?.textContent');
  await expect.poll(focused).toBe('Close');
  await expect
    .poll(() => page.evaluate(`document.activeElement?.hasAttribute('data-replysmith-layer')`))
    .toBe(true);
  await page.keyboard.press('e');
  await panel
    .getByRole('button', { name: /^Accept:/u })
    .first()
    .press('Enter');
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  await expect.poll(focused).toBe('Changes');
  // A press that takes its own frame away may never be acknowledged.
  void page.keyboard.press('Escape').catch(() => null);
  await expect.poll(() => page.frames().length).toBe(1);
  await expect(page.locator('.editable')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shortcuts') as unknown)).toEqual([]);
});

test('goes by what the draft stands on, whatever the system is set to', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await page.emulateMedia({ colorScheme: 'dark' });
  await compose(page);
  const panel = await openPanel(page);
  const scheme = 'document.documentElement.dataset.mantineColorScheme';
  await expect.poll(() => panel.evaluate(scheme)).toBe('light');
  await leavePanel(panel);
  await expect.poll(() => page.frames().length).toBe(1);
  await page.addStyleTag({ content: '.AD { background: rgb(20, 20, 30) !important }' });
  const onDark = await openPanel(page);
  await expect.poll(() => onDark.evaluate(scheme)).toBe('dark');
});

test('marks the words of a line in the draft without touching it', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  const before = await page.locator('.editable').innerHTML();
  const marked = () =>
    page.evaluate<string>(
      `[...(CSS.highlights.get('replysmith') ?? [])].map((range) => String(range)).join(' ')`,
    );
  await expect
    .poll(async () => {
      for (const row of await panel.locator('.ledger > li').all()) {
        await row.hover();
        if ((await marked()) !== '') return true;
      }
      return false;
    })
    .toBe(true);
  expect(await page.locator('.editable').innerHTML()).toBe(before);
});

test('has a panel without accessibility faults in both themes', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const inPage = await openPanel(page);
  await inPage.getByRole('heading', { name: 'Changes' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoFaults(inPage as never);
  }
});

test('coaches a text field where the toolbar turned it on, and nothing before', async ({
  extension,
}) => {
  const page = await extension.openSite('plain');
  const field = page.getByLabel('Message');
  await field.fill(clumsy.text);
  expect(await ringsOn(page)).toEqual([]);
  await extension.clickAction(page);
  const panel = await openPanel(page);
  await panel
    .getByRole('button', { name: /^Accept:/u })
    .first()
    .click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await field.inputValue()).not.toBe(clumsy.text);
  await leavePanel(panel);
  await field.press('Control+Z');
  await expect(field).toHaveValue(clumsy.text);
});

test('stays away from a site where it was turned off', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  await leavePanel(panel, 'Off on this site');
  await expect.poll(() => ringsOn(page)).toEqual([]);
  expect(await extension.readStore()).toMatchObject({ off: ['https://mail.google.com'] });
});
