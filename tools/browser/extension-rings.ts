import type { CDPSession, Page } from '@playwright/test';

export type Ring = { readonly label: string; readonly x: number; readonly y: number };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The rings on a page. They are in a closed shadow tree, which only the browser itself sees into. */
export async function ringsOn(page: Page): Promise<Ring[]> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const rings: Ring[] = [];
  for (const { nodeName, attributes = [], nodeId } of nodes) {
    const named = new Map(pairs(attributes));
    if (nodeName !== 'BUTTON' || named.get('class') !== 'ring' || named.has('hidden')) continue;
    const box = await session.send('DOM.getBoxModel', { nodeId }).catch(() => null);
    const [left = 0, top = 0] = box?.model.border ?? [];
    if (box) rings.push({ label: named.get('aria-label') ?? '', x: left + 18, y: top + 18 });
  }
  return rings;
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
  );
}
