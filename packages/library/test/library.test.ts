import { score } from '@replysmith/coach';
import {
  exampleOf,
  LibraryTemplateList,
  templateCategories,
  type LibraryTemplate,
} from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { describe, expect, it, test } from 'vitest';
import { likenessAmong } from './likeness.ts';

/**
 * From real pairs: the most similar of 213 have 0.06 (set phrases) and 0.31 (the same trade). A
 * copy with every fifth word replaced has at least 0.17 and 0.42.
 */
const limits = { shingles: 0.12, words: 0.4 };

function alikeAmong(templates: readonly LibraryTemplate[]): string[] {
  const likeness = likenessAmong(templates);
  return templates.flatMap((one, at) =>
    templates.slice(0, at).flatMap((other, index) => {
      const { shingles, words } = likeness(at, index);
      const isAlike = shingles >= limits.shingles || words >= limits.words;
      return isAlike
        ? [`${other.id} and ${one.id}: ${shingles.toFixed(2)}, ${words.toFixed(2)}`]
        : [];
    }),
  );
}

describe('the library', () => {
  it('is what the contract promises', () => {
    expect(LibraryTemplateList.parse({ items: libraryTemplates }).items).toEqual(libraryTemplates);
    const ids = libraryTemplates.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds two hundred templates and more', () => {
    expect(libraryTemplates.length).toBeGreaterThanOrEqual(200);
  });

  it.each(templateCategories)('has at least fifteen of %s', (category) => {
    const own = libraryTemplates.filter((template) => template.category === category);
    expect(own.length).toBeGreaterThanOrEqual(15);
  });

  it('says no two things alike', () => {
    expect(alikeAmong(libraryTemplates)).toEqual([]);
  });
});

describe('likeness', () => {
  const [original] = libraryTemplates;
  const copyOf = (template: LibraryTemplate, change: (text: string) => string) => ({
    ...template,
    id: 'copy',
    email_content: change(template.email_content),
  });

  it('notices a copy with other names in it', () => {
    if (!original) throw new Error('The library is empty.');
    const renamed = copyOf(original, (text) => text.replaceAll(/\{\{\w+\}\}/gu, '{{other}}'));
    expect(alikeAmong([...libraryTemplates, renamed])).toHaveLength(1);
  });

  it('notices a copy in which every fifth word is another, whichever template it is of', () => {
    for (const template of libraryTemplates) {
      let count = 0;
      const changed = copyOf(template, (text) =>
        text.replaceAll(/\p{L}+/gu, (word) => ((count += 1) % 5 === 0 ? `un${word}` : word)),
      );
      expect(alikeAmong([template, changed, ...others(template)]), template.id).not.toEqual([]);
    }
  });

  /** A few other templates, so that rare words can be told from common ones. */
  function others(template: LibraryTemplate): LibraryTemplate[] {
    return libraryTemplates.filter(({ id }) => id !== template.id).slice(0, 20);
  }
});

describe.each(libraryTemplates.map((template) => [template.id, template] as const))(
  '%s',
  (_, template) => {
    const { subject, body } = exampleOf(template, template.template_variables);
    const { value, reading } = score({
      subject: subject.text,
      body: body.text,
      stage: template.stage,
    });

    test('is an email, and a good one', () => {
      expect(reading).toMatchObject({ kind: 'email', isSupported: true });
      expect(value).toBe(template.optimization_score);
      expect(value).toBeGreaterThanOrEqual(75);
    });

    test('keeps to the standard of text', () => {
      for (const text of [subject.text, body.text, template.purpose, template.when_to_use]) {
        expect(text).not.toMatch(/["'[\]!]|\{\{|hopes? this finds you|just checking in/iu);
      }
    });
  },
);
