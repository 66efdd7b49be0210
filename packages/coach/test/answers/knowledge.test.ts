import { describe, expect, it } from 'vitest';
import { articles } from '../../src/answers/article.ts';
import { evidenceCard, evidenceIds } from '../../src/index.ts';
import { rules } from '../../src/rules/rules.ts';
import { ownFigures } from './own-figures.ts';

const headings = ['Why', 'What to do', 'Example', 'What the coach does', 'How sure'] as const;
const named = articles.map((article) => [article.id, article] as const);

/** "5.59%", "304,174", "49": as they stand, without what surrounds them. */
const figuresIn = (text: string) => text.match(/\d+(?:[.,]\d+)*%?/gu) ?? [];

describe('the knowledge base', () => {
  it('has at least 65 articles, each with a name of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(65);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  });

  it('asks no question twice', () => {
    const questions = articles.flatMap((article) => article.questions);
    expect(questions.filter((one, at) => questions.indexOf(one) !== at)).toEqual([]);
  });
});

describe.each(named)('%s', (id, article) => {
  const { title, questions, tags, evidence, lead, sections } = article;
  const text = [title, lead, ...sections.map((section) => section.text)].join('\n');

  it('is whole: title, questions, tags, evidence, a lead, why, what the coach does and how sure', () => {
    expect(title).not.toBe('');
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(evidence.length).toBeGreaterThan(0);
    expect(lead).toMatch(/[.]$/u);
    const present = sections.map(({ heading }) => heading);
    expect(present).toEqual(headings.filter((heading) => present.includes(heading)));
    for (const heading of ['Why', 'What the coach does'] as const)
      expect(present).toContain(heading);
    expect(present.includes('What to do') || present.includes('Example')).toBe(true);
  });

  it('has 110 to 350 words', () => {
    const words = text.split(/\s+/u).length;
    expect(words).toBeGreaterThanOrEqual(110);
    expect(words).toBeLessThanOrEqual(350);
  });

  it('cites evidence and rules that exist', () => {
    expect(evidence.filter((card) => !evidenceIds.includes(card))).toEqual([]);
    const known = ['all', ...rules.map((rule) => rule.id)];
    expect(article.rules.filter((rule) => !known.includes(rule))).toEqual([]);
  });

  it('holds no figure that is neither on a card it cites nor our own', () => {
    const cards = evidence.map((card) => JSON.stringify(evidenceCard(card))).join('\n');
    const allowed = new Set([...figuresIn(cards), ...Object.keys(ownFigures[id] ?? {})]);
    const prose = text.replace(/^(?:Before|After): .*$/gmu, '');
    const example = sections.find(({ heading }) => heading === 'Example')?.text ?? '';
    const invented = figuresIn(prose.replace(example, '')).filter((figure) => !allowed.has(figure));
    expect(invented).toEqual([]);
  });

  it('is Markdown of paragraphs, lists and bold', () => {
    expect(text).not.toMatch(/^(?:#|>|\||```|\d+\. )|\]\(|<\w/mu);
  });
});
