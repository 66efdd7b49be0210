import type { EmailTemplateSummary } from '@replysmith/contract';
import { useEffect } from 'react';
import { useTellInView } from './in-view.ts';
import { lineAt, type Layout } from './place-sections.ts';

/** Lets the page know which templates can be seen, for when it asks. */
export function useIdsInView(
  layout: Layout,
  inView: { startIndex: number; endIndex: number } | null,
  rowAt: (position: number) => EmailTemplateSummary | undefined,
): void {
  const tell = useTellInView();
  useEffect(() => {
    tell(() => {
      const ids: string[] = [];
      for (let at = inView?.startIndex ?? 0; at <= (inView?.endIndex ?? -1); at += 1) {
        const line = lineAt(layout, at);
        if (line?.kind !== 'templates') continue;
        for (let position = line.from; position < line.to; position += 1) {
          const id = rowAt(position)?.id;
          if (id) ids.push(id);
        }
      }
      return ids;
    });
  });
}
