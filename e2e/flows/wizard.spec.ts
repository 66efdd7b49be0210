import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** What the focused element says of itself. */
const focusedName = `(() => {
  const place = document.activeElement;
  const labels = [...(place.labels ?? [])].map((label) => label.textContent);
  return [place.getAttribute('aria-label') ?? '', ...labels, place.textContent].join(' ').trim();
})()`;

/** Goes on with Tab until the named element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate<string>(focusedName);
    if (name.test(label)) return;
  }
  throw new Error(`Tab never leads to ${String(name)}`);
}

/** Makes a campaign that can be sent to the chat, without the pages; its id. */
async function makeCampaign(page: Page, template_name: string): Promise<string> {
  const choice = async (path: string) => {
    const { items } = (await (await page.request.get(path)).json()) as { items: { id: string }[] };
    return items[0]?.id ?? null;
  };
  const made = await page.request.post(paths.wizardCampaigns, {
    headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
    data: {
      template_name,
      category_id: await choice(paths.campaignCategories),
      target_audience: 'owners of cafés with two or more branches',
      tone_id: await choice(paths.toneOptions),
      pain_points: ['phone orders that interrupt the morning rush', 'no-shows'],
    },
  });
  const { id } = (await made.json()) as { id: string };
  return id;
}

test('a campaign is written, sent to the chat and found again with the keyboard alone', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/wizard');
  await expect(page.getByRole('img', { name: /^Score \d+/ })).toBeVisible();
  await tabTo(page, /^New Campaign/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Template Basics' })).toBeVisible();

  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'What is missing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Template name')).toBeFocused();
  await page.keyboard.type('Cafés in Leeds');
  await tabTo(page, /^Cold Outreach/);
  await page.keyboard.press('Space');
  await expect(page.getByText(/ is required$/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/wizard\/[\da-f-]{36}\?step=1$/);
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Target Audience' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('owners of cafés with two branches');
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Communication Tone' })).toBeFocused();
  await tabTo(page, /^Professional/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Friendly/ })).toBeChecked();
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Additional Context' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('no-shows');
  await page.keyboard.press('Enter');
  await page.keyboard.type('late payers');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pain point 2 of 2/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Pain point 1 of 2')).toHaveValue('late payers');
  await expect(page.getByLabel('The email so far')).toContainText('late payers');
  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Preview & Finalize' })).toBeFocused();
  await tabTo(page, /^Send to chat/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/coldmail/);
  const draft = page.getByRole('textbox', { name: 'Your email' });
  await expect(draft).toHaveValue(/^Write a cold email from this brief\./);
  await expect(draft).toHaveValue(/- late payers\n- no-shows/);

  await page.goto('/dashboard/wizard');
  await expect(page.getByRole('link', { name: 'Cafés in Leeds', exact: true })).toBeVisible();
});

test('the browser goes back a step, a reload keeps the step, and nothing is lost on the way', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/wizard/new?step=1');
  await page.getByLabel('Template name').fill('Dentists');
  await page.getByRole('radio', { name: /^Sales Pitch/ }).check();
  await next(page).click();
  await page.getByLabel('Target audience').fill('dentists with two practices');
  await page.goBack();
  await expect(page).toHaveURL(/step=1$/);
  await expect(page.getByLabel('Template name')).toHaveValue('Dentists');
  await page.goForward();
  await expect(page.getByLabel('Target audience')).toHaveValue('dentists with two practices');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Target audience')).toHaveValue('dentists with two practices');
  await page.getByRole('button', { name: /Template Basics/ }).click();
  await expect(page.getByRole('radio', { name: /^Sales Pitch/ })).toBeChecked();
});

test('on a phone a long name leaves free what writes the email, as its brief comes to the chat', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.setViewportSize({ width: 390, height: 844 });
  const name = 'Cafés in Leeds with two or more branches, autumn campaign for phone orders';
  await page.goto(`/dashboard/wizard/${await makeCampaign(page, name)}?step=5`);
  await page.getByRole('button', { name: 'Send to chat' }).click();
  const toast = page.getByRole('status').filter({ hasText: `Brief loaded: ${name}` });
  const around = page.getByRole('listitem').filter({ has: toast });
  await expect(around).toBeVisible();
  const above = await page.getByRole('button', { name: 'Write the email' }).boundingBox();
  const below = await around.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('what is written offline is kept and saved once there is a connection; two tabs are joined', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/wizard/new?step=1');
  await page.getByLabel('Template name').fill('Cafés');
  await page.getByRole('radio', { name: /^Networking/ }).check();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/[\da-f-]{36}/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(saved(other)).toBeVisible();
  await other.getByRole('radio', { name: /^Introduction/ }).check();
  await expect(saved(other)).toBeVisible();

  await context.setOffline(true);
  await page.getByLabel('Template name').fill('Cafés in Leeds');
  await expect(page.getByText(/^Not saved, kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Introduction/ })).toBeChecked();

  await other.reload();
  await expect(other.getByLabel('Template name')).toHaveValue('Cafés in Leeds');
  await other.getByLabel('Template name').fill('Theirs');
  await expect(saved(other)).toBeVisible();
  await page.getByLabel('Template name').fill('Mine');
  const alert = page.getByRole('alert', { name: 'Changed elsewhere' });
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Template name')).toHaveValue('Mine');
});

test('list and steps are accessible and fit', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  await page.goto('/dashboard/wizard');
  await expect(page.getByRole('img', { name: /^Score \d+/ })).toBeVisible();
  await expectAccessible(page, 'no campaign');

  const id = await makeCampaign(page, 'Cafés in Leeds, autumn');
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/dashboard/wizard/${id}?step=${step}`);
    await expect(page.getByRole('img', { name: /^Score \d+/ })).toBeVisible();
    await expectAccessible(page, `step ${step}`);
  }
  await page.goto('/dashboard/wizard');
  await expect(page.getByRole('button', { name: /^More for Cafés/ })).toBeVisible();
  await expectAccessible(page, 'one campaign');
});
