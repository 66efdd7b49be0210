import type { Page } from '@playwright/test';
import { EmailTemplate, EmailTemplatePage, paths, TemplateFolder } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const list = '/dashboard/templates?view=grid&sort=name';

async function post<T>(
  page: Page,
  path: string,
  data: object,
  shape: { parse: (d: unknown) => T },
) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const answer = await page.request.post(path, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return shape.parse(await answer.json());
}

const makeTemplate = (page: Page, name: string, changes: object = {}) =>
  post(
    page,
    paths.emailTemplates,
    {
      name,
      subject_line: `About ${name}`,
      email_content: `Hi {{firstName}}, this is what ${name} says to its reader.`,
      ...changes,
    },
    EmailTemplate,
  );

const makeFolder = (page: Page, name: string) =>
  post(page, paths.templateFolders, { name }, TemplateFolder);

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

const letters = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];

test.describe('with five templates', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, newAccount());
    for (const name of letters) {
      await makeTemplate(page, name, { tags: name < 'C' ? ['early'] : ['late'] });
    }
  });

  test('filters stand in the address, and Back takes them off again', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'early', exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'late', exact: true }).click();
    await expect(cards(page)).toHaveCount(5);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(page).not.toHaveURL(/tag=/);
    await expect(cards(page)).toHaveCount(5);
  });

  test('a range is moved at once, and Undo puts each back where it was', async ({ page }) => {
    const folder = await makeFolder(page, 'Hedge');
    await makeTemplate(page, 'Beech', { folder_id: folder.id });
    await page.goto(list);
    await box(page, 'Beech').check();
    await box(page, 'Dogwood').click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Bulk Actions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Actions' });
    await dialog.getByText('Move', { exact: true }).first().click();
    await dialog.getByRole('combobox', { name: 'Folder' }).selectOption('Sales');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('4 templates moved successfully')).toBeVisible();
    const folders = page.getByRole('navigation', { name: 'Folders' });
    await expect(folders.getByRole('link', { name: 'Sales 4' })).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(folders.getByRole('link', { name: 'Hedge 1' })).toBeVisible();
    await expect(folders.getByRole('link', { name: 'Sales 0' })).toBeVisible();
    await expect(card(page, 'Beech').getByText(/^Hedge/)).toBeVisible();
  });

  test('a card is dragged to a folder, with everything that is selected', async ({ page }) => {
    await makeFolder(page, 'Hedge');
    await page.goto(list);
    await box(page, 'Alder').check();
    await box(page, 'Cedar').check();
    const hedge = page.getByRole('link', { name: /^Hedge/ });
    await card(page, 'Cedar').dragTo(hedge);
    await expect(page.getByRole('link', { name: 'Hedge 2' })).toBeVisible();
    await card(page, 'Elm').dragTo(hedge);
    await expect(page.getByRole('link', { name: 'Hedge 3' })).toBeVisible();
  });

  test('one is deleted and given back by keyboard alone', async ({ page }) => {
    await page.goto(list);
    await card(page, 'Birch').getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(card(page, 'Cedar').getByRole('link')).toBeFocused();
    await card(page, 'Cedar')
      .getByRole('button', { name: /^More actions/ })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(card(page, 'Cedar')).toHaveCount(0);
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeVisible();
    await page.keyboard.press('F6');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Cedar')).toBeVisible();
  });

  test('the trash keeps what was deleted, gives it back, and is emptied on a yes', async ({
    page,
  }) => {
    await page.goto(list);
    for (const [name, trash] of [
      ['Alder', 'Trash 1'],
      ['Elm', 'Trash 2'],
    ] as const) {
      await card(page, name)
        .getByRole('button', { name: /^More actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(card(page, name)).toHaveCount(0);
      await expect(page.getByRole('link', { name: trash })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Trash 2' }).click();
    await expect(card(page, 'Elm').getByText('30 days left')).toBeVisible();
    await page.getByRole('button', { name: 'Restore Elm' }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Empty trash' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('Confirmation Required')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await page.goto(list);
    await expect.poll(() => namesOf(page)).toEqual(['Birch', 'Cedar', 'Dogwood', 'Elm']);
  });

  test('a folder is made, filled and deleted; its templates stay, and Undo brings it back', async ({
    page,
  }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(5);
    await page.keyboard.press('Alt+f');
    const dialog = page.getByRole('dialog', { name: 'New folder' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Φράχτης');
    await dialog.getByRole('radio', { name: 'Plum' }).check();
    await dialog.getByRole('button', { name: 'Create folder' }).click();
    await card(page, 'Elm')
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Move to folder' }).click();
    await page.getByRole('combobox', { name: 'Folder' }).selectOption('Φράχτης');
    await page.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('link', { name: 'Φράχτης 1' }).click();
    await expect.poll(() => namesOf(page)).toEqual(['Elm']);
    await page.getByRole('button', { name: 'Folder actions: Φράχτης' }).click();
    await page.getByRole('menuitem', { name: 'Delete folder' }).click();
    await expect(cards(page)).toHaveCount(5);
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(page.getByRole('link', { name: 'Φράχτης 1' })).toBeVisible();
  });

  test('has no accessibility findings, in both looks', async ({ page }) => {
    for (const look of ['grid', 'list']) {
      await page.goto(`/dashboard/templates?view=${look}`);
      await expect(cards(page)).toHaveCount(5);
      await box(page, 'Elm').check();
      await expectAccessible(page, look);
    }
  });
});

test('a long folder scrolls in a box of its own, and knows where each template stands', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, newAccount(), { isVerified: true, plan: 'Starter' });
  const folder = await makeFolder(page, 'Long');
  for (let number = 1; number <= 70; number += 1) {
    await makeTemplate(page, `Template ${String(number).padStart(2, '0')}`, {
      folder_id: folder.id,
    });
  }
  await page.goto(`/dashboard/templates?view=list&sort=name&folder=${folder.id}`);
  const region = page.getByRole('region', { name: 'Templates in this folder' });
  await expect(region).toHaveCSS('height', '600px');
  expect(await cards(page).count()).toBeLessThan(40);
  const first = card(page, 'Template 01');
  await first.getByRole('link').focus();
  await region.hover();
  await page.mouse.wheel(0, 10_000);
  const last = card(page, 'Template 70');
  await expect(last).toHaveAttribute('aria-posinset', '70');
  await expect(last).toHaveAttribute('aria-setsize', '70');
  await expect(first.getByRole('link')).toBeFocused();

  await page.getByRole('button', { name: 'Select All' }).click();
  await expect(page.getByText('70 selected')).toBeVisible();
  await box(page, 'Template 70').uncheck();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Actions' });
  await dialog.getByRole('textbox').fill('spring');
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await expect(page.getByText('69 templates tagged')).toBeVisible();
  const tagged = await page.request.get(`${paths.emailTemplates}?tag=spring&limit=1`);
  expect(EmailTemplatePage.parse(await tagged.json()).total).toBe(69);
});

test('coming back to the list, one is where one was', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, newAccount(), { isVerified: true, plan: 'Starter' });
  for (let number = 1; number <= 60; number += 1) {
    await makeTemplate(page, `Template ${String(number).padStart(2, '0')}`);
  }
  await page.goto(list);
  await expect(card(page, 'Template 01')).toBeVisible();
  await page.evaluate(`scrollTo({ top: 4_000, behavior: 'instant' })`);
  const name = card(page, 'Template 40');
  const standsAt = async () => Math.round((await name.boundingBox())?.y ?? -1);
  await name.getByRole('link').hover();
  const before = await standsAt();
  await name.getByRole('link').click();
  await expect(page).toHaveURL(/templates\/[\da-f-]{36}/);
  await page.goBack();
  await expect(name).toBeInViewport();
  // The scroll position may differ: content above the list loads a moment later.
  await expect.poll(standsAt).toBe(before);
});

test('on a phone the page is as wide as the screen, and shows where one is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, newAccount());
  for (const name of ['E-commerce', 'Agencies', 'Follow-ups', 'Podcasts and press', 'Partners']) {
    const { id } = await makeFolder(page, name);
    await makeTemplate(page, `About ${name}`, {
      folder_id: id,
      tags: [`${name} first`, `${name} second`],
    });
  }
  for (const look of ['grid', 'list']) {
    await page.goto(`/dashboard/templates?view=${look}`);
    await expect(cards(page)).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Partners second' })).toBeAttached();
    const widths = await page.evaluate(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    );
    expect(widths).toEqual([390, 390]);
  }
  await page.goto('/dashboard/templates?trash=true');
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Trash/ }),
  ).toBeInViewport({ ratio: 1 });
});
