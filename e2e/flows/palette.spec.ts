import { saveTemplate } from '../fixtures/templates.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const palette = { name: 'Find or do anything' } as const;

test.beforeEach(({ page }) => signIn(page, newAccount()));

test('the palette finds a template by what it says, and opens it', async ({ page }) => {
  const { id } = await saveTemplate(page, {
    name: 'Café pilot',
    subject_line: 'Your kiosk',
    email_content: 'Hi Tom, do people wait at your kiosk in Leeds?',
  });
  await page.goto('/dashboard');
  await page.getByRole('button', palette).click();
  const field = page.getByRole('combobox', palette);
  await expect(field).toBeFocused();
  await field.fill('leeds');
  const found = page.getByRole('group', { name: 'Templates' }).getByRole('option');
  await expect(found).toHaveText('Café pilot');
  await field.press('Enter');
  await expect(page).toHaveURL(`/dashboard/templates/${id}`);
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText(['Café pilot']);
});
