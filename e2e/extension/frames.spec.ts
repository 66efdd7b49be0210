import type { Page } from '@playwright/test';
import { clumsy, compose } from './draft-pages.ts';
import { ringsOn } from '../../tools/browser/extension.ts';
import {
  expect,
  leavePanel,
  openPanel,
  panelOn,
  ringSaying,
  scored,
  spokenOn,
  test,
} from './test.ts';

const accept = /^(?:Accept|Take the offer):/u;
const asEditable = clumsy.lines.map((line) => `<div>${line || '<br>'}</div>`).join('');

/** An editor that is a frame's whole page, without an address of its own. */
async function addEditorFrame(page: Page) {
  const html = JSON.stringify(`<body contenteditable="true">${asEditable}</body>`);
  await page.evaluate(`{
    const frame = document.createElement('iframe');
    Object.assign(frame, { id: 'editor', width: 900, height: 500, srcdoc: ${html} });
    document.body.prepend(frame);
  }`);
  return page.frameLocator('#editor').locator('body');
}

const panelsOn = (page: Page) =>
  page.frames().filter((frame) => frame.url().includes('/panel.html'));

test('opens one panel of a page with several frames, in the one that is written in, and loses it with the frame', async ({
  extension,
}) => {
  const page = await extension.openSite('plain');
  await page.evaluate(`{
    const frame = document.createElement('iframe');
    frame.src = location.href;
    frame.height = 400;
    frame.width = 800;
    document.body.append(frame);
  }`);
  const editor = await addEditorFrame(page);
  await editor.waitFor();
  await extension.clickAction(page);
  await ringSaying(page, scored);
  // The draft of the page itself is below, the third is in a frame with an address.
  await expect.poll(async () => (await ringsOn(page)).length).toBeGreaterThanOrEqual(2);
  const before = await ringSaying(page, scored);
  await editor.press('Control+Home');
  await page.keyboard.type('Hello there and good morning to you. ');
  await expect
    .poll(async () => (await ringsOn(page)).some(({ label }) => label === before.label))
    .toBe(false);

  await extension.clickAction(page);
  const panel = await panelOn(page);
  expect(panel.parentFrame()?.url()).toBe('about:srcdoc');
  await panel.getByRole('button', { name: accept }).first().click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(panelsOn(page)).toHaveLength(1);

  await page.evaluate(`document.querySelector('#editor').remove()`);
  await expect.poll(() => panelsOn(page).length).toBe(0);
  // The extension learns of the removal a moment later.
  await expect(async () => {
    await extension.clickAction(page);
    await expect.poll(() => panelsOn(page).length, { timeout: 3_000 }).toBe(1);
  }).toPass();
  await extension.clickAction(page);
  await expect.poll(() => panelsOn(page).length).toBe(0);
});

test('coaches a draft in an open shadow tree as soon as it is written in', async ({
  extension,
}) => {
  const page = await extension.openSite('plain');
  const html = `<div id="in-shadow" contenteditable="true" style="width: 600px">${asEditable}</div>`;
  await page.evaluate(`{
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(html)};
    document.body.replaceChildren(host);
  }`);
  await extension.clickAction(page);
  await expect.poll(() => spokenOn(page)).toContain('Click into the field you write in');
  const draft = page.locator('#in-shadow');
  await draft.click();
  const before = await draft.innerText();
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: accept }).first().click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
  expect(await draft.innerText()).not.toBe(before);
  await leavePanel(panel);
  await page.keyboard.press('Control+Z');
  expect(await draft.innerText()).toBe(before);
  await page.evaluate(`document.body.replaceChildren()`);
  await expect.poll(() => ringsOn(page)).toEqual([]);
});

test('coaches a message of Gmail in a window of its own, subject and all', async ({
  extension,
}) => {
  const page = await extension.openSite('gmail-window');
  await compose(page);
  const panel = await openPanel(page);
  await panel.getByRole('heading', { name: 'Changes' }).waitFor();
  const labels = await ringsOn(page);
  await page.getByLabel('Subject').fill('FREE MONEY!!! ACT NOW');
  await expect.poll(() => ringsOn(page)).not.toEqual(labels);
  await panel.getByRole('button', { name: accept }).first().click();
  await expect(panel.getByRole('status')).toContainText('Changed in your draft');
});

test('gives few of five hundred fields a ring, and the others theirs when they are written in', async ({
  extension,
}) => {
  const page = await extension.openSite('plain');
  await page.evaluate(`{
    const fields = Array.from({ length: 500 }, (_, at) => {
      const field = document.createElement('textarea');
      const value = ${JSON.stringify(clumsy.text)};
      return Object.assign(field, { id: 'field-' + at, value, cols: 24, rows: 4 });
    });
    document.body.replaceChildren(...fields);
  }`);
  await extension.clickAction(page);
  await ringSaying(page, scored);
  expect((await ringsOn(page)).length).toBeLessThanOrEqual(8);

  const last = page.locator('#field-499');
  await last.focus();
  const { x = 0, y = 0, width = 0, height = 0 } = (await last.boundingBox()) ?? {};
  await expect
    .poll(async () =>
      (await ringsOn(page)).some(
        (ring) => ring.x > x && ring.x < x + width && ring.y > y && ring.y < y + height,
      ),
    )
    .toBe(true);
  expect((await ringsOn(page)).length).toBeLessThanOrEqual(8);
});

test('coaches the field that the menu was opened on, and says why it cannot in a frame of another site', async ({
  extension,
}) => {
  test.skip(extension.origin.startsWith('https:'), 'The stand-in has no frames of other sites.');
  const site = 'https://notes.example';
  await extension.context.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<textarea rows="9" cols="60"></textarea>' }),
  );
  const page = await extension.openSite('plain');
  const editor = await addEditorFrame(page);
  // The right to the tab, which a choice from the menu brings along.
  await extension.clickAction(page);
  await ringSaying(page, scored);
  await editor.click();
  type Found = { tabId: number; frameId: number }[];
  const [inEditor] = await extension.inBackground<Found>(`(async () => {
    const [{ id: tabId }] = await chrome.tabs.query({ active: true });
    const target = { tabId, allFrames: true };
    const frames = await chrome.scripting.executeScript({ target, func: () => location.href });
    return frames
      .filter(({ result }) => result === 'about:srcdoc')
      .map(({ frameId }) => ({ tabId, frameId }));
  })()`);
  const chooseHere = (click: object) =>
    extension.inBackground(
      `chrome.contextMenus.onClicked.dispatch(...${JSON.stringify([
        { menuItemId: 'here', ...click },
        { id: inEditor?.tabId, url: `${site}/` },
      ])})`,
    );
  await chooseHere({ frameId: inEditor?.frameId, frameUrl: 'about:srcdoc' });
  const panel = await panelOn(page);
  expect(panel.parentFrame()?.url()).toBe('about:srcdoc');
  await leavePanel(panel);

  // No click stands behind this, so the browser refuses to ask.
  await chooseHere({ frameId: 99, frameUrl: 'https://other.example/' });
  await expect.poll(() => spokenOn(page)).toContain('keeps Replysmith out of this part');
  await page.getByLabel('Search').click();
  await chooseHere({ frameId: 0 });
  await expect.poll(() => spokenOn(page)).toContain('fields of several lines');
});
