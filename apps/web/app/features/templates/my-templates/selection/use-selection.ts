import { useCallback, useState } from 'react';
import type { TemplateFilter } from '@replysmith/contract';
import { selectedAfter, type Outcome } from './selected-after.ts';
import { nothingSelected, pick, selectedCount, type Selection } from './selection.ts';

/** What is selected. All that a filter shows is selected only while that filter holds. */
export function useSelection(filter: TemplateFilter) {
  const [kept, setSelection] = useState(nothingSelected);
  const isStale = kept.kind === 'matching' && !isSame(kept.filter, filter);
  const selection: Selection = isStale ? nothingSelected : kept;

  return {
    selection,
    count: selectedCount(selection),
    pick: useCallback(
      (ids: readonly string[], isPicked: boolean) =>
        setSelection((before) => pick(before, ids, isPicked)),
      [],
    ),
    selectOnly: useCallback(
      (ids: readonly string[]) => setSelection({ kind: 'some', ids: new Set(ids) }),
      [],
    ),
    keepUndone: useCallback(
      (outcome: Outcome) => setSelection((before) => selectedAfter(before, outcome)),
      [],
    ),
    selectMatching: (total: number) =>
      setSelection({ kind: 'matching', filter, total, except: new Set() }),
    clear: useCallback(() => setSelection(nothingSelected), []),
  };
}

function isSame(one: TemplateFilter, other: TemplateFilter): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
