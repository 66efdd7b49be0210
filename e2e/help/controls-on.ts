import type { HelpItem } from '@replysmith/help';
import type { Frame, Page } from '@playwright/test';

/** A line of the accessibility tree: "- button "Save" [pressed]", possibly quoted as a whole. */
const named = /^\s*- '?([a-z]+) "((?:[^"\\]|\\.)*)"/gmu;
/** A collapsible line: "- group: What was found". */
const folded = /^\s*- group: (.+)$/gmu;
/** Roles whose names include a hint or a count: "Trash 3", "CSV A table for spreadsheets." */
const withMore = new Set(['link', 'radio', 'checkbox', 'switch', 'option', 'article', 'group']);
/** Roles of texts that are not controls. */
const besides = new Set(['text', 'paragraph', 'listitem', 'status']);

type Controls = { readonly has: (name: string) => boolean };

/** The controls that an item of the help names: what stands in bold. */
export function controlsNamedIn({ description, steps }: HelpItem): string[] {
  return [description, ...steps].flatMap((text) =>
    Array.from(text.matchAll(/\*\*(.+?)\*\*/gu), ([, name = '']) => name),
  );
}

/** The controls and landmarks on a page, by their accessible names. */
export async function controlsOn(page: Page | Frame): Promise<Controls> {
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
