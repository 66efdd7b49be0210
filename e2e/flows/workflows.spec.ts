import { paths } from '@replysmith/contract';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const template = {
  name: 'Slow checkout',
  subject_line: 'Your checkout',
  email_content: 'Hi Tom, is your checkout slow?',
};

test('a workflow is made, acts on the next template, and open tabs are told', async ({
  page,
  baseURL,
}) => {
  await signIn(page, newAccount());
  const write = (changes: object = {}) =>
    page.request.post(paths.emailTemplates, {
      data: { ...template, ...changes },
      headers: { origin: baseURL ?? '' },
    });
  await write();

  await page.goto('/dashboard/productivity');
  await expect(page.getByRole('heading', { name: 'Star what works' })).toBeVisible();
  await page.getByRole('button', { name: 'New workflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'New workflow' });
  await dialog.getByLabel('Name', { exact: true }).fill('Shops first');
  await dialog.getByLabel('Add a condition').selectOption('Has in its name');
  await dialog.getByLabel('Has in its name', { exact: true }).fill('checkout');
  await dialog.getByLabel('Tags').fill('shop');
  await dialog.getByLabel('Add an action').selectOption('Notify me');
  await dialog.getByLabel('Message').fill('A shop template came in.');
  await expect(dialog.getByText('1 template would be tagged “shop”.')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Message')).toHaveValue('A shop template came in.');
  await dialog.getByRole('button', { name: 'Save workflow' }).click();
  await expect(dialog).toBeHidden();

  const sentence =
    'When a template is created, if it has “checkout” in its name: tag it “shop”, then notify you: “A shop template came in.”.';
  await expect(page.getByText(sentence)).toBeVisible();
  await write({ name: 'Another matter' });
  const answer = await write({ name: 'Checkout, second try' });
  expect(await answer.json()).toMatchObject({ tags: ['shop'] });

  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('A shop template came in.')).toBeVisible();
  const runs = page.getByRole('list', { name: 'Runs' }).getByRole('listitem');
  await expect(runs).toHaveCount(1);
  await expect(runs).toContainText('1 template: 1 tagged.');
  await expect(runs.getByRole('link')).toHaveText('Checkout, second try');

  // The switch is optimistic.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('switch', { name: 'Active: Shops first' }).click();
  await expect(page.getByRole('switch', { name: 'Active: Shops first' })).not.toBeChecked();
  await saved;
  expect(await (await write({ name: 'Checkout, third try' })).json()).toMatchObject({ tags: [] });
  await page.getByRole('button', { name: 'Run now: Shops first' }).click();
  await expect(runs).toHaveCount(2);
  await expect(runs.first()).toContainText('3 templates: 2 tagged.');
});
