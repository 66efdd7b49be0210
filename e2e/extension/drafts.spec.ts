import { expect, openPanel, ringSaying, scored, test } from './test.ts';
import { clumsyEmail } from '../fixtures/clumsy-email.ts';
import { ringsOn } from './ring.ts';

const [, subject = '', text = ''] = /^Subject: (.*)\n\n([^]*)$/u.exec(clumsyEmail) ?? [];
const lines = text.split('\n');

test('shows a score beside a draft and another when it is written on', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await page.evaluate(([a, b]) => Reflect.get(globalThis, 'compose')(a, { subject: b }), [lines, subject] as const);
  const before = await ringSaying(page, scored);
  await page.locator('.editable').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Hi Tom,');
  await expect.poll(async () => (await ringsOn(page))[0]?.label).not.toBe(before.label);
  expect(extension.outside).toEqual([]);
});

test('takes a change into the draft, which the undo of the page takes back', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await page.evaluate(([a, b]) => Reflect.get(globalThis, 'compose')(a, { subject: b }), [lines, subject] as const);
  const panel = await openPanel(page);
  const before = await page.locator('.editable').innerText();
  await panel.getByRole('button', { name: /^Accept:/u }).first().click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await page.locator('.editable').innerText()).not.toBe(before);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+Z');
  expect(await page.locator('.editable').innerText()).toBe(before);
});
