import type { TemplateFilter } from '@replysmith/contract';

/** Templates that were picked one by one, or all that a filter shows but for some. */
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
