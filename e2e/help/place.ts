import type { Page } from '@playwright/test';

/** Leads to a place from wherever the page is. */
export type Place = (page: Page) => Promise<void>;

export type Places = Readonly<Record<string, Place>>;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** A page that is there once its heading is. */
export function pageAt(path: string, heading: string | RegExp): Place {
  return async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
  };
}

/** A place, and what is pressed there to get to the next; done once something is on it. */
export function from(place: Place, press: Place): Place {
  return async (page) => {
    await place(page);
    await press(page);
  };
}

export async function menuIsOpen(page: Page): Promise<void> {
  await page.getByRole('menuitem').first().waitFor();
}

export async function dialogIsOpen(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}
