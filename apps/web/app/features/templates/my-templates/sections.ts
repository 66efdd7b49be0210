import type { TemplateFolder } from '@replysmith/contract';
import { useMemo, useState } from 'react';
import {
  type TemplateListing,
  useTemplateFacets,
  useTemplateFolders,
  useTemplates,
} from '../../../data/templates.ts';
import { type View, isGrouped, listingOf } from './view.ts';

/** A part of the list that is requested separately, with or without a heading. */
export type TemplateSection = {
  /** Undefined without a heading; null for templates in no folder. */
  readonly folder?: TemplateFolder | null;
  readonly listing: TemplateListing;
  readonly count: number;
};

type PlacedSection = TemplateSection & {
  /** The first line of the section, which is its heading if it has one. */
  readonly line: number;
  readonly lines: number;
  /** The index of its first template in the whole list. */
  readonly position: number;
};

/**
 * Where everything is, computed without listing every template, of which there may be a hundred
 * thousand.
 */
export type Layout = {
  readonly sections: readonly PlacedSection[];
  readonly columns: number;
  readonly lineCount: number;
  readonly templateCount: number;
};

export function placeSections(sections: readonly TemplateSection[], columns: number): Layout {
  const placed: PlacedSection[] = [];
  let line = 0;
  let position = 0;
  for (const section of sections) {
    if (section.count === 0) continue;
    const lines = headingLines(section) + Math.ceil(section.count / columns);
    placed.push({ ...section, line, lines, position });
    line += lines;
    position += section.count;
  }
  return { sections: placed, columns, lineCount: line, templateCount: position };
}

type Line =
  | { readonly kind: 'heading'; readonly section: PlacedSection }
  /** A range of templates, excluding `to`. */
  | { readonly kind: 'templates'; readonly from: number; readonly to: number };

export function lineAt({ sections, columns }: Layout, line: number): Line | null {
  const section = lastOf(sections, (one) => one.line <= line);
  if (!section || line >= section.line + section.lines) return null;
  const row = line - section.line - headingLines(section);
  if (row < 0) return { kind: 'heading', section };
  const end = section.position + section.count;
  const from = section.position + row * columns;
  return { kind: 'templates', from, to: Math.min(end, from + columns) };
}

/** The line of a template. */
export function lineOf({ sections, columns }: Layout, position: number): number {
  const section = lastOf(sections, (one) => one.position <= position);
  if (!section) return 0;
  const row = Math.floor((position - section.position) / columns);
  return section.line + headingLines(section) + row;
}

/** The section of a template, and its index there. */
export function positionIn({ sections }: Layout, position: number) {
  const section = lastOf(sections, (one) => one.position <= position);
  return section && { section, offset: position - section.position };
}

/** The last of the leading sections that meet a condition. Called for every line. */
function lastOf(sections: readonly PlacedSection[], isSo: (one: PlacedSection) => boolean) {
  let from = 0;
  let to = sections.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = sections[middle];
    if (one && isSo(one)) from = middle + 1;
    else to = middle;
  }
  return sections[from - 1];
}

/** A key of a line that is stable while it shows the same. */
export function lineKey(layout: Layout, line: number): string | number {
  const found = lineAt(layout, line);
  if (found?.kind !== 'heading') return found?.from ?? -1;
  return `heading of ${found.section.folder?.id ?? 'none'}`;
}

function headingLines({ folder }: TemplateSection): number {
  return folder === undefined ? 0 : 1;
}

/** The sections of the list: one, or one for each folder when it is grouped. */
export function useSections(view: View) {
  const listing = useMemo(() => listingOf(view), [view]);
  const answered = useTemplates(listing);
  const [shown, setShown] = useState(listing);
  // The former list stays until the next one is loaded.
  if (answered.data && shown !== listing) setShown(listing);
  const { data } = useTemplates(shown);
  const byFolder = useFolderSections(listing, view);
  const sections = useMemo<readonly TemplateSection[] | undefined>(
    () => byFolder ?? (data && [{ listing: shown, count: data.total }]),
    [byFolder, data, shown],
  );

  return {
    sections,
    isCapped: data?.is_capped ?? false,
    isChanging: shown !== listing,
    problem: answered.data ? null : answered.error,
    tryAgain: () => void answered.refetch(),
  };
}

function useFolderSections(
  listing: TemplateListing,
  view: View,
): readonly TemplateSection[] | null {
  const folders = useTemplateFolders().data?.items;
  const unorganized = useTemplateFacets().data?.unorganized;
  const isAsked = isGrouped(view);
  return useMemo(() => {
    if (!isAsked || !folders || unorganized === undefined) return null;
    const within = (folder: string) => ({ ...listing, filter: { ...listing.filter, folder } });
    return [
      ...folders.map((folder) => ({
        folder,
        listing: within(folder.id),
        count: folder.template_count,
      })),
      { folder: null, listing: within('none'), count: unorganized },
    ].filter(({ count }) => count > 0);
  }, [isAsked, folders, unorganized, listing]);
}
