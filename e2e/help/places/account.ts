import { paths } from '@replysmith/contract';
import { buy } from '../../fixtures/customer.ts';
import { emails } from '../../fixtures/emails.ts';
import { password } from '../../fixtures/test.ts';
import { post } from '../post.ts';
import { button, dialogIsOpen, from, pageAt, type Place, type Places } from '../place.ts';

const settings = (section: string, heading: string): Place =>
  from(pageAt(`/dashboard/settings/${section}`, heading), (page) =>
    page.getByRole('heading', { name: 'Settings' }).waitFor(),
  );

const onPhone =
  (start: Place): Place =>
  async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page);
  };

export const accountPlaces: Places = {
  dashboard: pageAt('/dashboard', /Nora/),
  tips: pageAt('/dashboard/tips', 'Tips'),
  palette: from(pageAt('/dashboard', /Nora/), async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  }),
  analytics: async (page) => {
    await post(page, paths.optimizeEmail, {
      content: emails.agency,
      message_type: 'email_optimization',
    });
    await page.goto('/dashboard/analytics');
    await page.getByRole('heading', { name: 'What cost you most' }).waitFor();
  },
  'settings-profile': settings('profile', 'Profile'),
  'settings-preferences': settings('preferences', 'Rewrites'),
  'settings-notifications': settings('notifications', 'Mail'),
  'settings-templates': settings('templates', 'New templates'),
  'settings-appearance': settings('appearance', 'Appearance'),
  'settings-shortcuts': settings('shortcuts', 'Keyboard shortcuts'),
  'settings-security': settings('security', 'Where you are signed in'),
  'settings-webhooks': async (page) => {
    await post(page, paths.webhooks, {
      url: 'https://hooks.example.invalid',
      events: ['email.sent'],
      password,
    });
    const { items } = (await (await page.request.get(paths.webhooks)).json()) as {
      items: { id: string }[];
    };
    await post(page, paths.pingWebhook, { webhook_id: items[0]?.id });
    await settings('webhooks', 'Webhooks')(page);
    await page.getByRole('button', { name: /^Deliveries/ }).click();
    await page.getByRole('list', { name: 'Deliveries' }).waitFor();
  },
  'webhook-dialog': from(settings('webhooks', 'Webhooks'), async (page) => {
    await page.getByRole('button', { name: 'New webhook' }).click();
    await dialogIsOpen(page);
  }),
  'settings-access-keys': settings('access-keys', 'Access keys'),
  'access-key-dialog': from(settings('access-keys', 'Access keys'), async (page) => {
    await button(page, 'Make a key').click();
    await dialogIsOpen(page);
  }),
  'api-pages': pageAt('/docs/api', 'The API, in'),
  'settings-billing': settings('billing', 'Your plan'),
  'settings-data': settings('data', 'Export your data'),
  upgrade: from(pageAt('/dashboard/upgrade', 'Plans'), (page) =>
    page.getByRole('button', { name: 'Start with Pro' }).waitFor(),
  ),
  help: pageAt('/dashboard/help', 'Replysmith Help Center'),
  'help-found-nothing': pageAt('/dashboard/help?q=zzyzx', 'No results found'),
  'phone-chat': onPhone(async (page) => {
    await page.goto('/dashboard/coldmail');
    await page.getByLabel('Your email').waitFor();
  }),
  'phone-menu': onPhone(async (page) => {
    await page.goto('/dashboard/coldmail');
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await page.getByRole('link', { name: 'My Templates' }).waitFor();
  }),
  'phone-templates': onPhone(pageAt('/dashboard/templates', 'My Templates')),
};

/** On the largest plan, with one optimized email. */
export const proPlaces: Places = {
  'analytics-pro': async (page) => {
    await buy(page, 'Pro');
    await post(page, paths.optimizeEmail, {
      content: emails.agency,
      message_type: 'email_optimization',
    });
    await page.goto('/dashboard/analytics');
    await page.getByRole('heading', { name: 'What each rule cost' }).waitFor();
  },
};

/** Reached by who is not signed in. */
export const publicPlaces: Places = {
  'sign-in': pageAt('/auth', 'Sign in'),
  'sign-up': async (page) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: /Sign up/ }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  },
  'forgot-password': async (page) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Email' }).waitFor();
  },
};
