import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleModules } from './article-modules.ts';
import { readArticle } from './read-article.ts';

const root = join(import.meta.dirname, '..', '..');

describe('the articles in the coach', () => {
  it('are those of the knowledge base; if not, run "npm run articles"', () => {
    const written = articleModules(root);
    for (const [path, text] of written) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
    const folder = 'packages/coach/src/answers/articles';
    const present = globSync('*.ts', { cwd: join(root, folder) }).map(
      (name) => `${folder}/${name}`,
    );
    expect(present.filter((path) => !written.has(path))).toEqual([]);
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
