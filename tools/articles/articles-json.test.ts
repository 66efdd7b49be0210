import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articlesJson, articlesPath } from './articles-json.ts';
import { readArticle } from './read-article.ts';

const root = join(import.meta.dirname, '..', '..');

describe('the articles in the coach', () => {
  it('are those of the knowledge base; if not, run "npm run articles"', () => {
    expect(readFileSync(join(root, articlesPath), 'utf8')).toBe(articlesJson(root));
  });
});

describe('an article', () => {
  const text = [
    '---',
    'title: Greetings',
    'questions:',
    '  - Hi or Dear?',
    'tags: greeting, hello',
    'evidence: G1',
    'rules:',
    '---',
    '',
    'Use their name.',
    '',
    '## Why',
    '',
    'It is theirs.',
    '',
  ].join('\n');

  it('is read with its head, its lead and its sections', () => {
    expect(readArticle('format/greetings.md', text)).toEqual({
      id: 'greetings',
      title: 'Greetings',
      questions: ['Hi or Dear?'],
      tags: ['greeting', 'hello'],
      evidence: ['G1'],
      rules: [],
      lead: 'Use their name.',
      sections: [{ heading: 'Why', text: 'It is theirs.' }],
    });
  });

  it('without a head is refused', () => {
    expect(() => readArticle('format/greetings.md', 'Use their name.')).toThrow('no head');
  });
});
