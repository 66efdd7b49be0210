import AxeBuilder from '@axe-core/playwright';
import { pages, paths } from '@replysmith/contract';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const sections = [
  ...['profile', 'preferences', 'notifications', 'templates', 'appearance', 'shortcuts'],
  ...['security', 'billing', 'data', 'help'],
];

for (const width of [320, 768, 1440]) {
  test(`every section of the settings is accessible and fits at ${width} px, in both themes`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, newAccount());
    const check = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect.soft(faults, `${state}, ${colorScheme}`).toEqual([]);
      }
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect.soft(over, state).toBeLessThanOrEqual(0);
    };

    for (const section of sections) {
      await page.goto(pages.settingsOf(section));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await check(section);
    }
    await page.goto(`${pages.settingsOf('profile')}?find=mail`);
    await expect(page.getByRole('link', { name: /Weekly report/ })).toBeVisible();
    await check('a search');
    await page.goto(`${pages.unsubscribe}?token=none`);
    await page.getByRole('button', { name: 'Stop the weekly report' }).click();
    await expect(page.getByText(/Not stopped/)).toBeVisible();
    await check('a link that is not ours');

    await page.route(`**${paths.profiles}/**`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await page.goto(pages.settingsOf('profile'));
    await page.getByLabel('Company').fill('Kestrel');
    await page.getByLabel('Company').blur();
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await check('not saved');
  });
}
