import { type TemplateFilter, lengths } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { templatePageQuery } from '../../../data/templates.ts';
import type { ChangeOutcome, ChosenTemplates } from '../api.ts';

/** Selected templates: single ones, or all that a filter shows except some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'matching';
      readonly filter: TemplateFilter;
      readonly total: number;
      readonly except: ReadonlySet<string>;
    };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };

export function selectedCount(selection: Selection): number {
  return selection.kind === 'some'
    ? selection.ids.size
    : Math.max(0, selection.total - selection.except.size);
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

export function pick(selection: Selection, ids: readonly string[], isPicked: boolean): Selection {
  if (selection.kind === 'some')
    return { ...selection, ids: changed(selection.ids, ids, isPicked) };
  return { ...selection, except: changed(selection.except, ids, !isPicked) };
}

function changed(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean) {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The selection in the form of a change request. */
export async function chosenOf(
  client: QueryClient,
  selection: Selection,
): Promise<ChosenTemplates> {
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  const { filter, except } = selection;
  const newestFirst = templatePageQuery({ filter, sort: 'created_at' }, 0);
  const { items } = await client.query({ ...newestFirst, staleTime: 0 });
  // The server's time. The browser's clock may be ahead, and then templates that the change creates
  // would be included.
  const newest = Date.parse(items[0]?.created_at ?? new Date().toISOString());
  return {
    matching: {
      filter,
      made_before: new Date(newest + 1).toISOString(),
      except: [...except],
    },
  };
}

/** The selection. A selection of all that a filter shows ends when the filter changes. */
export function useSelection(filter: TemplateFilter) {
  const [stored, setSelection] = useState(nothingSelected);
  const isStale = stored.kind === 'matching' && !isSame(stored.filter, filter);
  const selection: Selection = isStale ? nothingSelected : stored;

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

type Outcome = Pick<ChangeOutcome, 'done' | 'failed' | 'isCut'>;

/** The selection after a change: what failed, and what was not reached. */
export function selectedAfter(selection: Selection, { done, failed, isCut }: Outcome): Selection {
  const doneIds = done.map(({ id }) => id);
  if (selection.kind === 'some') return pick(selection, doneIds, false);
  const copies = done.flatMap(({ copy_id }) => copy_id ?? []);
  const rest = pick(
    // The filter may also show the copies, which nobody has selected.
    { ...selection, total: selection.total + copies.length },
    [...doneIds, ...copies],
    false,
  );
  const isTooLong = rest.kind === 'matching' && rest.except.size > lengths.bulkExceptions;
  if (isCut && !isTooLong) return rest;
  return { kind: 'some', ids: new Set(failed.map(({ id }) => id)) };
}
