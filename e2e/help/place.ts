import type { Page } from '@playwright/test';

/** Navigates to a place from any page. */
export type Place = (page: Page) => Promise<void>;

export type Places = Readonly<Record<string, Place>>;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** A page that is loaded once its heading shows. */
export function pageAt(path: string, heading: string | RegExp): Place {
  return async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
  };
}

/** A place reached from another by pressing a control; done once something shows. */
export function from(start: Place, press: Place): Place {
  return async (page) => {
    await start(page);
    await press(page);
  };
}

export async function menuIsOpen(page: Page): Promise<void> {
  await page.getByRole('menuitem').first().waitFor();
}

export async function dialogIsOpen(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}
