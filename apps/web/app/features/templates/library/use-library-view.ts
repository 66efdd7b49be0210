import { type LibraryTemplate, exampleOf, foldText, lengths } from '@replysmith/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useSignedInUser } from '../../../data/session.ts';
import { stored } from '../../../lib/storage.ts';
import { type Facet, facets } from '../../../lib/facets.ts';
import { type Chosen, nothingChosen } from './facets.tsx';

const librarySorts = ['relevance', 'mixed', 'score', 'name'] as const;

export type LibrarySort = (typeof librarySorts)[number];

const Look = z.enum(['grid', 'list']);

export type Look = z.infer<typeof Look>;

const looks = stored<Look>({ name: 'library', schema: Look, empty: 'grid', isText: true });

/** What the page shows, from its address. */
export type LibraryView = {
  readonly search: string;
  readonly chosen: Chosen;
  readonly sort: LibrarySort;
  readonly look: Look;
  /** The id of the open template. */
  readonly open: string | null;
};

export function readView(address: URLSearchParams, usual: Look): LibraryView {
  const search = address.get('q')?.slice(0, lengths.search).trim() ?? '';
  const look = address.get('view');
  const sort = librarySorts.find((one) => one === address.get('sort'));
  return {
    search,
    chosen: {
      category: valuesOf(address, 'category'),
      industry: valuesOf(address, 'industry'),
      persona: valuesOf(address, 'persona'),
      goal: valuesOf(address, 'goal'),
    },
    // Relevance needs a search.
    sort: sort && (search || sort !== 'relevance') ? sort : usualSort(search),
    look: look === 'grid' || look === 'list' ? look : usual,
    open: address.get('template'),
  };
}

/** By relevance for a search; otherwise a mix of categories. */
export function usualSort(search: string): LibrarySort {
  return search ? 'relevance' : 'mixed';
}

function valuesOf(address: URLSearchParams, facet: Facet): string[] {
  return [...new Set(address.getAll(facet))];
}

/** Defaults are left out. */
export function addressOf({ search, chosen, sort, look, open }: LibraryView): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set('q', search);
  for (const facet of facets) for (const value of chosen[facet]) address.append(facet, value);
  if (sort !== usualSort(search)) address.set('sort', sort);
  if (look === 'list') address.set('view', look);
  if (open) address.set('template', open);
  return address;
}

export const noFilter = { search: '', chosen: nothingChosen } satisfies Partial<LibraryView>;

export function isFiltered({ search, chosen }: LibraryView): boolean {
  return search !== '' || facets.some((facet) => chosen[facet].length > 0);
}

export type ChangeView = (changes: Partial<LibraryView>, how?: { isTyping?: boolean }) => void;

/** What the page shows. It is stored in the address; the look is also remembered. */
export function useLibraryView(): { view: LibraryView; changeView: ChangeView } {
  const { id } = useSignedInUser();
  const [address, setAddress] = useSearchParams();
  const key = looks.key(id, 'look');
  const view = useMemo(() => readView(address, looks.read(key)), [address, key]);

  const changeView = useCallback<ChangeView>(
    (changes, { isTyping = false } = {}) => {
      if (changes.look) looks.write(key, changes.look);
      // One step back undoes a filter, not a letter.
      setAddress(addressOf({ ...view, ...changes }), {
        replace: isTyping,
        preventScrollReset: true,
      });
    },
    [key, setAddress, view],
  );
  return { view, changeView };
}

/** A template of the library with what lists and searches need. */
export type LibraryEntry = {
  readonly template: LibraryTemplate;
  /** With samples filled in. */
  readonly subject: string;
  readonly body: string;
  readonly folded: Readonly<Record<SearchedField, string>>;
};

export type SearchedField = 'name' | 'subject' | 'about' | 'content';

export function toEntry(template: LibraryTemplate): LibraryEntry {
  const example = exampleOf(template, template.template_variables);
  const { name, tags, industry, persona, goal, category, purpose, when_to_use } = template;
  const subject = example.subject.text;
  const body = withoutGreeting(example.body.text);
  return {
    template,
    subject,
    body,
    folded: {
      name: foldText(name),
      subject: foldText(subject),
      about: foldText([...tags, industry, persona, goal, category].join('\n')),
      content: foldText([body, purpose, when_to_use].join('\n')),
    },
  };
}

/** The text in one line without its greeting, which says nothing about a template. */
function withoutGreeting(body: string): string {
  return body
    .replace(/^[^\n]{1,40},\n+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
