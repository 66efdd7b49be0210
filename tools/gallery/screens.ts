import type { Locator, Page } from '@playwright/test';
import { pages } from '@replysmith/contract';
import type { Month } from './live-a-month.ts';

/** A part of a screen for a phone to show, four wide and five high. */
export type Cut = { x: number; y: number; width: number };

export type Screen = {
  /** Its folder of pictures, and what the landing page knows it by. */
  id: string;
  show: (page: Page, month: Month) => Promise<void>;
  /** What it is about, for a phone. */
  cut: Cut;
  /** Taken in a higher window and cut at the usual height. */
  isLong?: boolean;
};

export const screens: readonly Screen[] = [
  {
    id: 'score-and-ledger',
    cut: { x: 855, y: 152, width: 425 },
    isLong: true,
    show: async (page, { sessionId }) => {
      await page.goto(pages.session(sessionId));
      await page.getByText('Draft', { exact: true }).click();
      await toTheTop(page.getByText('Rewritten by the coach').first());
    },
  },
  {
    id: 'word-diff',
    cut: { x: 360, y: 158, width: 500 },
    isLong: true,
    show: async (page, { sessionId }) => {
      await page.goto(pages.session(sessionId));
      await page.getByText('Changes', { exact: true }).click();
      await toTheTop(page.getByText('Rewritten by the coach').first());
    },
  },
  {
    id: 'reply-as-client',
    cut: { x: 360, y: 64, width: 500 },
    isLong: true,
    show: async (page, { sessionId }) => {
      await page.goto(pages.session(sessionId));
      const sight = page.getByRole('button', { name: 'First glance' });
      if ((await sight.getAttribute('aria-expanded')) === 'false') await sight.click();
      await toTheTop(page.getByText(/^Simulated reader, not a real person/).first());
    },
  },
  {
    id: 'campaign-wizard',
    cut: { x: 764, y: 186, width: 490 },
    show: async (page, { campaignId }) => {
      await page.goto(pages.campaign(campaignId, 4));
      await page.getByText(/once two blanks are filled/).waitFor();
    },
  },
  {
    id: 'my-templates',
    cut: { x: 640, y: 286, width: 312 },
    show: async (page) => {
      await page.goto(pages.templates);
    },
  },
  {
    id: 'template-library',
    cut: { x: 781, y: 270, width: 372 },
    show: async (page) => {
      await page.goto(`${pages.library}?template=returns-in-the-right-country`);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    id: 'progress',
    isLong: true,
    cut: { x: 610, y: 264, width: 550 },
    show: async (page) => {
      await page.goto(`${pages.analytics}?range=30d`);
      await toTheTop(page.getByText('Emails optimized', { exact: true }).first(), 24);
    },
  },
  {
    id: 'folders-and-tags',
    cut: { x: 336, y: 248, width: 440 },
    show: async (page) => {
      await page.goto(`${pages.templates}?view=list`);
      const boxes = page.getByRole('main').getByRole('checkbox');
      for (const index of [2, 3, 5]) await boxes.nth(index).check();
    },
  },
  {
    id: 'help-centre',
    cut: { x: 864, y: 226, width: 408 },
    show: async (page) => {
      await page.goto(pages.help);
      await page.getByRole('button', { name: 'Help Chat' }).click();
      const question = page.getByPlaceholder('Ask how something works');
      await question.fill('How is my email scored?');
      await question.press('Enter');
      await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    },
  },
];

/** Scrolls it to the top of its scroll container, or to an offset below. */
async function toTheTop(target: Locator, below = 16): Promise<void> {
  await target.evaluate((element, margin) => {
    const { style } = element as unknown as { style: Record<string, string> };
    style['scrollMarginTop'] = `${String(margin)}px`;
    (element as unknown as { scrollIntoView: (where: object) => void }).scrollIntoView({
      block: 'start',
    });
  }, below);
}

/** The screens of these names, in the gallery's order; all when there are no names. */
export function chooseScreens(names: readonly string[]): readonly Screen[] {
  const unknown = names.find((name) => !screens.some(({ id }) => id === name));
  if (unknown !== undefined) {
    const known = screens.map(({ id }) => id).join(', ');
    throw new Error(`There is no screen ${unknown}. There are ${known}.`);
  }
  return names.length > 0 ? screens.filter(({ id }) => names.includes(id)) : screens;
}
