import { searchTerms } from '@replysmith/contract';
import { describe, expect, it } from 'vitest';
import { libraryTemplate } from '../../../testing/library-samples.ts';
import { toEntry } from './use-library-view.ts';
import { cardPreview } from './library-card.tsx';
import { searchLibrary } from './use-library-grid.ts';

const entries = [
  libraryTemplate({ id: 'content', purpose: 'Asks a café owner for a date.' }),
  libraryTemplate({ id: 'tags', tags: ['Café', 'local'] }),
  libraryTemplate({ id: 'subject', subject_line: 'Your café on Sunday' }),
  libraryTemplate({ id: 'name', name: 'Cafe with a queue' }),
  libraryTemplate({ id: 'name-and-subject', name: 'A café', subject_line: 'Your café' }),
].map(toEntry);
const search = (words: string) =>
  searchLibrary(entries, searchTerms(words)).map(({ template }) => template.id);

describe('a search of the library', () => {
  it('weighs a name above a subject, a subject above tags, and tags above the text', () => {
    expect(search('CAFÉ')).toEqual(['name-and-subject', 'name', 'subject', 'tags', 'content']);
  });

  it('wants every word, wherever it stands', () => {
    expect(search('cafe sunday')).toEqual(['subject']);
    expect(search('cafe moonlight')).toEqual([]);
  });

  it('finds what the example says, and what a template is filed under', () => {
    expect(search('eleven seconds e-commerce')).toHaveLength(entries.length);
  });

  it('takes every sign for itself', () => {
    for (const sign of ['%', '_', '\\', '(', '.*']) expect(search(sign)).toEqual([]);
  });
});

it('shows the words found from the middle of a long text', () => {
  const text = `${'One word after the other. '.repeat(12)}Then a lighthouse. ${'More. '.repeat(40)}`;
  const preview = cardPreview(text, searchTerms('lighthouse'));
  expect(preview).toMatch(/^….*lighthouse.*…$/u);
  expect(preview.length).toBeLessThanOrEqual(122);
  expect(cardPreview(text, [])).toMatch(/^One word/u);
});
