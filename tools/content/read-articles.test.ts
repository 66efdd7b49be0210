import { describe, expect, it } from 'vitest';
import { readArticle } from './read-articles.ts';

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

  it.each([
    ['"title" is missing', 'title: Greetings\n', ''],
    ['"title" is missing', 'title: Greetings', 'title:'],
    ['"tags" stands twice', 'evidence: G1', 'tags: dear'],
    ['cannot read the line "tag: greeting, hello"', 'tags:', 'tag:'],
    ['cannot read the line "  - Hi or Dear?"', 'questions:\n', ''],
  ])('is refused: %s', (problem, from, to) => {
    expect(() => readArticle('format/greetings.md', text.replace(from, to))).toThrow(problem);
  });

  it('without a head is refused', () => {
    expect(() => readArticle('format/greetings.md', 'Use their name.')).toThrow('not a head');
  });
});
