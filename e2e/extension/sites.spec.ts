import { clumsy } from './draft-pages.ts';
import { ringsOn } from '../../tools/browser/extension.ts';
import { expect, ringSaying, scored, test, type Extension } from './test.ts';

const site = 'https://notes.example';

const optionsOf = (extension: Extension) => extension.open(`${extension.origin}/options.html`);

async function allowed({ inBackground }: Extension): Promise<string[]> {
  const { origins } = await inBackground<{ origins: string[] }>('chrome.permissions.getAll()');
  return origins;
}

test('is on at every visit of a site that is turned on again, and gives its permission back when turned off', async ({
  extension,
}) => {
  await extension.allow(site);
  await extension.store({ off: [site], always: [site] });
  const options = await optionsOf(extension);
  await expect(options.getByText('your browser asks you to allow the site')).toBeVisible();
  await options.getByRole('button', { name: `Turn on again on ${site}` }).click();
  await options.getByText('On at every visit').waitFor();
  expect(await allowed(extension)).toContain(`${site}/*`);

  const page = await extension.openSite('plain');
  await page.getByLabel('Message').fill(clumsy.text);
  await ringSaying(page, scored);
  await options.getByRole('button', { name: `Turn off on ${site}` }).click();
  await expect.poll(() => ringsOn(page)).toEqual([]);
  expect(await extension.readStore()).toMatchObject({ off: [site], always: [site] });
  await expect.poll(() => allowed(extension)).not.toContain(`${site}/*`);

  const again = await extension.openSite('plain');
  await again.getByLabel('Message').fill(clumsy.text);
  await again.waitForLoadState('networkidle');
  expect(await ringsOn(again)).toEqual([]);
  // For this page alone, as where nobody had chosen anything.
  await extension.clickAction(again);
  await ringSaying(again, scored);
  expect(await extension.readStore()).toMatchObject({ off: [], always: [] });
});

test('keeps the permission for a site that is also the server until that is disconnected', async ({
  extension,
}) => {
  await extension.allow(site);
  await extension.store({ off: [site], always: [site], account: { server: site, key: 'k' } });
  const options = await optionsOf(extension);
  await options.getByRole('button', { name: `Turn on again on ${site}` }).click();
  await options.getByText('On at every visit').waitFor();
  // As its button does, and until it is done.
  await options.evaluate(`chrome.runtime.sendMessage({ ask: 'turnOff', input: '${site}' })`);
  expect(await allowed(extension)).toContain(`${site}/*`);

  await options.getByRole('button', { name: `Turn on again on ${site}` }).click();
  await options.getByRole('button', { name: 'Disconnect' }).click();
  await expect(options.getByRole('status').first()).toContainText('Disconnected');
  expect(await allowed(extension)).toContain(`${site}/*`);
  await options.getByRole('button', { name: `Turn off on ${site}` }).click();
  await expect.poll(() => allowed(extension)).not.toContain(`${site}/*`);
  await options.getByRole('button', { name: `Forget ${site}` }).click();
  await expect.poll(() => extension.readStore()).toMatchObject({ off: [], always: [] });
});

test('keeps no site of a page that has no address of its own', async ({ extension }) => {
  for (const url of ['about:srcdoc', 'data:text/html,x', 'file:///notes.html']) {
    for (const menuItemId of ['always', 'off']) {
      const event = JSON.stringify([{ menuItemId }, { id: 1, url }]);
      await extension.inBackground(`chrome.contextMenus.onClicked.dispatch(...${event})`);
    }
  }
  const options = await optionsOf(extension);
  await options.getByRole('heading', { name: 'Your server' }).waitFor();
  const { off = [], always = [] } = await extension.readStore();
  expect({ off, always }).toEqual({ off: [], always: [] });
});
