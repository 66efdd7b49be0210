import { score } from '@replysmith/coach';
import { clumsy, compose } from './draft-pages.ts';
import { ringsOn } from '../../tools/browser/extension.ts';
import { expect, leavePanel, openPanel, ringSaying, scored, test } from './test.ts';

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
  await leavePanel(panel);
  await expect(page.locator('.editable')).toBeFocused();
  await page.keyboard.press('Control+Z');
  expect(await page.locator('.editable').innerText()).toBe(before);
});

test('takes an answer for one, and its “Re:” for what it is', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  const written = [
    'Hi Tom,',
    '',
    'The checkout took nine seconds on my phone on Tuesday.',
    '',
    'Nora',
  ];
  const subject = 'Re: Fernhill checkout';
  await compose(page, { written, subject, quoted: 'Not now, thanks. Write in autumn.' });
  const panel = await openPanel(page);
  const expected = score({ subject, body: written.join('\n'), stage: 'follow_up' });
  await expect(panel.getByRole('img', { name: `${expected.value} of 100` })).toBeVisible();
  await expect(panel.getByText('Fake reply')).toHaveCount(0);
  await leavePanel(panel);
  await page.locator('.discard').click();
  // The same words above nothing pose as an answer.
  await compose(page, { written, subject });
  await expect((await openPanel(page)).getByText('Fake reply')).toBeVisible();
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

test('says so when the draft is another than the one that was read, and leaves it as it is', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  await compose(page);
  const panel = await openPanel(page);
  const accept = panel.getByRole('button', { name: /^Accept:/u }).first();
  await accept.waitFor();
  // A page that never rests is never read anew.
  await page.evaluate(`{
    const [first] = document.querySelector('.editable').children;
    setInterval(() => {
      first.textContent = first.textContent === 'Hi Ann,' ? 'Hi Eve,' : 'Hi Ann,';
    }, 50);
  }`);
  const rest = () => page.locator('.editable > div:nth-child(n + 2)').allInnerTexts();
  const before = await rest();
  await accept.click();
  await expect(panel.getByRole('status')).toContainText('The draft has changed meanwhile');
  expect(await rest()).toEqual(before);
});

/** With this subject the coach breaks the long block, too. */
const twoChanges = { subject: 'Quick question' };

test('says which of several changes a page did not take, and lets each that it took be undone', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail');
  await compose(page, twoChanges);
  // It takes back what removes its first words, once it has seen it.
  await page.evaluate(`{
    const body = document.querySelector('.editable');
    body.addEventListener('input', () => setTimeout(() => {
      if (!body.textContent.includes('I hope')) document.execCommand('undo');
    }));
  }`);
  const draft = page.locator('.editable');
  const before = await draft.innerText();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Accept all/u }).click();
  const status = panel.getByRole('status');
  await expect(status).toContainText(/Changed in your draft: 1 of 2\./u);
  await expect(status).toContainText(/Not changed: “I hope .*The page did not take it/u);
  await expect(draft).toContainText('I hope this email finds you well');
  expect(await draft.innerText()).not.toBe(before);
  await leavePanel(panel);
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Control+Z');
  expect(await draft.innerText()).toBe(before);
});

test('makes all changes where the page draws its lines anew after each', async ({ extension }) => {
  const page = await extension.openSite('gmail');
  await compose(page, twoChanges);
  await page.evaluate(`{
    const body = document.querySelector('.editable');
    body.addEventListener('input', () => setTimeout(() => {
      for (const line of body.children) line.replaceWith(line.cloneNode(true));
    }));
  }`);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Accept all/u }).click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft: 2 of 2.');
  await expect(page.locator('.editable')).not.toContainText('I hope this email finds you well');
});
