import type { Page } from '@playwright/test';
import { EmailTemplate, paths } from '@replysmith/contract';
import {
  button,
  dialogIsOpen,
  from,
  menuIsOpen,
  pageAt,
  type Place,
  type Places,
} from '../place.ts';
import { post } from '../post.ts';

const made = new WeakMap<Page, string>();

async function fill(page: Page): Promise<string> {
  await post(page, paths.templateFolders, { name: 'Shops' });
  const template = await post(page, paths.emailTemplates, {
    name: 'Slow checkout',
    subject_line: '{{company}} checkout',
    email_content: 'Hi {{firstName}}, your checkout takes nine seconds on a phone. Is that known?',
    tags: ['shop'],
  });
  return EmailTemplate.parse(template).id;
}

/** The one template of the account. */
async function templateOf(page: Page): Promise<string> {
  const id = made.get(page) ?? (await fill(page));
  made.set(page, id);
  return id;
}

const shelf: Place = async (page) => {
  await templateOf(page);
  await page.goto('/dashboard/templates?view=grid');
  await page.getByRole('article', { name: 'Slow checkout' }).waitFor();
  await button(page, 'shop').waitFor();
};

const editor: Place = async (page) => {
  await page.goto(`/dashboard/templates/${await templateOf(page)}`);
  await page.getByLabel('Email content').waitFor();
};

const press = (start: Place, name: string | RegExp, arrive: Place): Place =>
  from(start, async (page) => {
    await button(page, name).click();
    await arrive(page);
  });

const tab = (name: string): Place =>
  from(editor, async (page) => {
    await page.getByRole('tab', { name, exact: true }).click();
    await page.getByRole('tabpanel', { name }).waitFor();
  });

const menu = press(shelf, /^(More|Actions).*Slow checkout/, menuIsOpen);

const selected = from(shelf, async (page) => {
  await page.getByRole('checkbox', { name: 'Select Slow checkout' }).click();
  await button(page, 'Bulk Actions').waitFor();
});

export const templatePlaces: Places = {
  templates: shelf,
  'template-menu': menu,
  'templates-selected': selected,
  'templates-bulk': press(selected, 'Bulk Actions', dialogIsOpen),
  'templates-import': press(shelf, 'Import', dialogIsOpen),
  'templates-export': press(shelf, 'Export', dialogIsOpen),
  'templates-keys': from(shelf, async (page) => {
    await page.keyboard.press('?');
    await dialogIsOpen(page);
  }),
  'new-folder': press(shelf, 'New Folder', dialogIsOpen),
  'folder-menu': press(shelf, /Shops/, menuIsOpen),
  trash: pageAt('/dashboard/templates?trash=true', 'Trash'),
  'use-template': from(menu, async (page) => {
    await page.getByRole('menuitem', { name: 'Use', exact: true }).click();
    await dialogIsOpen(page);
  }),
  'template-editor': editor,
  'template-settings': tab('Settings'),
  'template-preview': tab('Preview'),
  'template-more': press(editor, 'More actions', menuIsOpen),
  library: from(pageAt('/dashboard/library', 'Template Library'), (page) =>
    page.getByRole('article').first().waitFor(),
  ),
  'library-template': async (page) => {
    await page.goto('/dashboard/library');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Others like it' }).waitFor();
  },
  productivity: from(pageAt('/dashboard/productivity', 'Productivity'), (page) =>
    page.getByRole('heading', { name: 'Star what works' }).waitFor(),
  ),
  'new-workflow': async (page) => {
    await page.goto('/dashboard/productivity');
    await button(page, 'New workflow').click();
    await page.getByRole('dialog').getByRole('heading', { name: 'If it ran now' }).waitFor();
  },
};
