import { expectNoFaults } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';
import { texts } from '../fixtures/texts.ts';

test.beforeEach(({ page }) => signIn(page, newAccount()));

for (const [name, text, sentence] of [
  ['a Greek email', texts.greek, 'This reads as Greek, which is not supported yet.'],
  ['a poem', texts.poem, 'This reads as a notice or an article, not an email to one person.'],
] as const) {
  test(`${name} gets no verdict: not while typed, not in the answer, not in the list`, async ({
    page,
  }) => {
    await page.goto('/dashboard/coldmail');
    const composer = page.getByLabel('Your email');
    await composer.fill(text);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Not judged' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);

    await composer.press('Control+Enter');
    await expect(page.getByRole('heading', { name: sentence })).toBeFocused();
    await expect(page.getByRole('img', { name: 'Not judged' })).toHaveCount(2);
    await expect(page.getByRole('tab')).toHaveCount(0);
    const shown = await page.getByRole('main').innerText();
    expect(shown).not.toMatch(/\d\.\d|[+−]\d|first email|written/u);
    await expect(page.getByRole('link', { name: /not judged/ })).toBeVisible();
    await expectNoFaults(page);

    await composer.fill(emails.recruiter);
    await composer.press('Control+Enter');
    await expect(page.getByRole('link', { name: /score \d+\.\d/ })).toBeVisible();
  });
}
