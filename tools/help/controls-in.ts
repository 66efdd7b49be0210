import type { HelpItem } from '@replysmith/help';

const bold = /\*\*(.+?)\*\*/gu;

/** The names of controls that an item speaks of, each once. */
export function controlsIn({ description, steps }: HelpItem): string[] {
  const names = [description, ...steps].flatMap((text) =>
    Array.from(text.matchAll(bold), ([, name = '']) => name),
  );
  return [...new Set(names)];
}
