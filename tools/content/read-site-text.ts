import { retention } from '@replysmith/contract';
import {
  placeholdersFor,
  type SiteText,
} from '../../apps/web/app/features/site-texts/placeholders.ts';
import { siteContent } from '../../apps/web/app/data/site-content.ts';
import { readPage } from './read-page.ts';

const heading = /^## (?<title>.+) \{#(?<id>[a-z-]+)\}$/u;
const placeholder = /\{\{(?<kind>[#^/]?)(?<name>.*?)\}\}/gu;
/** Markdown that the pages do not show. */
const notShown = /\*\*|`|^(?:#|#{4,}|\d+\.|\*) /mu;
const known = new Set(Object.keys(placeholdersFor(siteContent, retention)));

type Section = SiteText['sections'][number];

/** Reads a page: a title, what stands below it, then sections under `## Title {#anchor}`, each with a `> summary` or none. */
export function readSiteText(text: string): SiteText {
  checkPlaceholders(text);
  const odd = notShown.exec(text)?.[0];
  if (odd !== undefined) throw new Error(`the pages do not show "${odd}"`);
  const { head, blocks } = readPage(text, { required: ['title'] });
  const starts = blocks.flatMap((block, at) => (block.startsWith('## ') ? [at] : []));
  const sections = starts.map((start, at) => readSection(blocks.slice(start, starts[at + 1])));
  const ids = sections.map(({ id }) => id);
  if (ids.length === 0) throw new Error('it has no section');
  if (new Set(ids).size < ids.length) throw new Error('an anchor is there twice');
  return {
    title: head.get('title') ?? '',
    lede: blocks.slice(0, starts[0]).join('\n\n'),
    sections,
  };
}

function readSection([first = '', second = '', ...rest]: readonly string[]): Section {
  const { title, id } = heading.exec(first)?.groups ?? {};
  if (!title || !id) throw new Error(`no title with an anchor: "${first}"`);
  const hasSummary = second.startsWith('> ');
  const body = (hasSummary ? rest : [second, ...rest]).join('\n\n');
  if (body === '') throw new Error(`"${title}" says nothing`);
  return { id, title, summary: hasSummary ? second.slice(2) : null, body };
}

function checkPlaceholders(text: string): void {
  let open: string | null = null;
  for (const { groups } of text.matchAll(placeholder)) {
    const { kind = '', name = '' } = groups ?? {};
    if (!known.has(name)) throw new Error(`no such placeholder: ${name}`);
    if (kind === '') continue;
    const isEnd = kind === '/';
    if (isEnd ? open !== name : open !== null) throw new Error(`not closed, or not open: ${name}`);
    open = isEnd ? null : name;
  }
  if (open !== null) throw new Error(`not closed: ${open}`);
}
