import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft, suggestSubjects } from '../src/index.ts';
import type { Draft } from '../src/index.ts';
import { anyDraft } from './emails.ts';

const golden = ['emails', 'sequences', 'rewrites'].flatMap((name) => {
  const folder = new URL(`golden/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => /(?:^[^.]+|\.draft)\.txt$/u.test(file))
    .map((file): Draft => parseDraft(readFileSync(new URL(file, folder), 'utf8')));
});
const filler = /^(?:About|An? (?:few )?\p{Ll}+ (?:about|for|from|to)) /u;
/** What the coach itself may put in: "A question for", "A note from", "Application". */
const added =
  /^(?:an?|s|few|words|question|note|idea|story|role|suggestion|application|request|for|from|to|about|you)$/u;

function wordsOf(text: string): string[] {
  return (
    text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,%-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu) ?? []
  );
}

describe('every subject idea', () => {
  it('says nothing that the email does not say', () => {
    for (const draft of golden) {
      const own = new Set(wordsOf(`${draft.subject ?? ''} ${draft.body}`));
      for (const { subject } of suggestSubjects(draft)) {
        const invented = wordsOf(subject).filter((word) => !own.has(word) && !added.test(word));
        expect(invented, subject).toEqual([]);
      }
    }
  });

  it('puts no filler before an idea of substance', () => {
    for (const draft of golden) {
      const isFiller = suggestSubjects(draft).map(({ subject }) => filler.test(subject));
      expect(isFiller).toEqual(isFiller.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('is found for every golden email, and is of substance for nearly all', () => {
    const firsts = golden.map((draft) => suggestSubjects(draft)[0]?.subject ?? '');
    expect(firsts.filter((first) => first === '').length).toBeLessThanOrEqual(2);
    expect(firsts.filter((first) => filler.test(first)).length).toBeLessThan(golden.length * 0.15);
  });

  it('never holds a raw tag, whatever the text, and is always the same', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const ideas = suggestSubjects(draft);
        expect(ideas.length).toBeLessThanOrEqual(5);
        for (const { subject } of ideas) expect(subject).not.toMatch(/\{\{|\}\}|%X%/u);
        expect(suggestSubjects({ ...draft })).toEqual(ideas);
      }),
    );
  });
});
