import type { Page } from '@playwright/test';

/** A line of the tree: "- button "Save" [pressed]", or with quotes around all of it. */
const named = /^\s*- '?([a-z]+) "((?:[^"\\]|\\.)*)"/gmu;
/** A line that folds: "- group: What was found". */
const folded = /^\s*- group: (.+)$/gmu;
/** Their names hold a hint or a count besides: "Trash 3", "CSV A table for spreadsheets." */
const withMore = new Set(['link', 'radio', 'checkbox', 'switch', 'option', 'article', 'group']);
/** Names of texts that nobody looks for, or that a person cannot tell from others. */
const besides = new Set(['text', 'paragraph', 'listitem', 'status']);

type Controls = { readonly has: (name: string) => boolean };

/** What a person can use on a page, or find their way by, under the names that a screen reader says. */
export async function controlsOn(page: Page): Promise<Controls> {
  const tree = await page.locator('body').ariaSnapshot();
  const exact = new Set(Array.from(tree.matchAll(folded), ([, name = '']) => name));
  const longer: string[] = [];
  for (const [, role = '', quoted = ''] of tree.matchAll(named)) {
    if (besides.has(role)) continue;
    const name = quoted.replaceAll('\\"', '"');
    exact.add(name);
    if (withMore.has(role)) longer.push(name);
  }
  return {
    has: (name) =>
      exact.has(name) ||
      longer.some((held) => held.startsWith(`${name} `)) ||
      // "Copy link: Put in variables"
      [...exact].some((held) => held.startsWith(`${name}: `)),
  };
}
