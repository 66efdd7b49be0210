import { clumsy, compose } from './draft-pages.ts';
import { ringsOn } from '../../tools/browser/extension.ts';
import { expect, openPanel, ringSaying, scored, test } from './test.ts';

test('shows a score beside each draft and another when it is written on, and sends nothing', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const before = await ringSaying(page, scored);
  await compose(page, { written: ['Hi Ann,', '', 'Worth a look?'] });
  await expect.poll(async () => (await ringsOn(page)).length).toBe(2);

  await page.locator('.editable').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Hi Tom, would a list of what slows your checkout down be useful?');
  await expect.poll(async () => (await ringsOn(page))[0]?.label).not.toBe(before.label);
  await openPanel(page);
  expect(extension.outside).toEqual([]);
});

test('takes a change into the draft, which the undo of the page takes back', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  const before = await page.locator('.editable').innerText();
  await panel
    .getByRole('button', { name: /^Accept:/u })
    .first()
    .click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await page.locator('.editable').innerText()).not.toBe(before);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.editable')).toBeFocused();
  await page.keyboard.press('Control+Z');
  expect(await page.locator('.editable').innerText()).toBe(before);
});

test('leaves the link, the signature and the earlier mail as they are when a change is made', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  const signature =
    '<div class="gmail_signature">Nora Lindqvist<br><b>Brightlane</b>, in order to utilize</div>';
  const written = clumsy.lines.map((line) =>
    line.replace('nine seconds', '<a href="https://example.com/9">nine <b>seconds</b></a>'),
  );
  await compose(page, { written, signature, quoted: 'I hope this email finds you well.' });
  const outerHtml = `[...document.querySelectorAll('.editable a, .gmail_signature, .gmail_quote')].map((one) => one.outerHTML)`;
  const before = await page.evaluate<string[]>(outerHtml);
  const panel = await openPanel(page);
  const text = await page.locator('.editable').innerText();
  await panel
    .getByRole('button', { name: /^Accept:/u })
    .first()
    .click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await page.evaluate<string[]>(outerHtml)).toEqual(before);
  expect(await page.locator('.editable').innerText()).not.toBe(text);
});

test('takes an offer and puts an answer in', async ({ extension }) => {
  const page = await extension.openSite('outlook');
  await compose(page, { quoted: 'Earlier words', signature: 'Nora' });
  const panel = await openPanel(page);
  const draft = page.getByRole('textbox', { name: 'Message body' });
  const before = await draft.innerText();
  await panel
    .getByRole('button', { name: /^Take the offer:/u })
    .first()
    .click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await draft.innerText()).not.toBe(before);

  await panel.getByRole('textbox').first().fill('it took nine seconds on my phone');
  await panel
    .getByRole('button', { name: /^Put it in/u })
    .first()
    .click();
  await expect(draft).toContainText('t took nine seconds on my phone');
  await expect(draft).toContainText('Earlier words');
});

test('keeps its panel when the page draws the draft anew, and closes it with the draft', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  await page.evaluate(`{
    const body = document.querySelector('.editable');
    body.replaceWith(body.cloneNode(true));
  }`);
  await ringSaying(page, scored);
  await panel
    .getByRole('button', { name: /^Accept:/u })
    .first()
    .click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await ringsOn(page)).toEqual([]);
});

test('says so when the draft is another than the one that was read', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  const accept = panel.getByRole('button', { name: /^Accept:/u }).first();
  await accept.waitFor();
  await page.evaluate(`document.querySelector('.editable').append('P.S. One more thing.')`);
  await accept.click();
  await expect(panel.getByRole('status')).toContainText(/meanwhile|Changed/u);
  await expect(page.locator('.editable')).toContainText('P.S. One more thing.');
});
