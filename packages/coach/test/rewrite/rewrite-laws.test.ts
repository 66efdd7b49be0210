import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  type Edit,
  applyEdits,
  parseEmail,
  rewrite,
  score,
  suggestSubjects,
} from '../../src/index.ts';
import { flawsBeyond } from '../../src/rewrite/rewrite.ts';
import { arbitraryDraft } from './arbitrary-draft.ts';

/** Each draft is rewritten once and held against every law; a failure prints the draft. */
const cases = fc.sample(arbitraryDraft).map((draft) => ({
  draft,
  name: JSON.stringify(draft),
  email: parseEmail(draft),
  rewritten: rewrite(draft),
}));

function subsetsOf(edits: readonly Edit[]): Edit[][] {
  const patterns = [0b01, 0b10, 0b001, 0b011, 0b110];
  const picked = patterns.map((bits) => edits.filter((_, at) => (bits >> (at % 3)) & 1));
  return [
    ...edits.map((edit) => [edit]),
    ...edits.map((edit) => edits.filter((other) => other !== edit)),
    ...picked,
  ];
}

function rewrittenDraft({ draft, rewritten }: (typeof cases)[number]): Draft {
  return { ...draft, subject: rewritten.subject, body: rewritten.body };
}

describe('every rewrite', () => {
  it('is taken for what the draft was taken for', () => {
    for (const { name, rewritten } of cases) {
      const { before, after } = rewritten;
      expect(after.reading, name).toMatchObject({
        stage: before.reading.stage,
        profile: before.reading.profile,
      });
    }
    const reproach = rewrite({
      subject: 'Scaffolding for the spire',
      body: 'Dear Father Keane,\n\nI am disappointed that you ignored all of my emails. The spire has moved 4 mm since March.\n\nWould a price help the council in June?\n\nYours,\nJoe',
    });
    expect(reproach.before.reading.stage).toBe('follow_up');
    expect(reproach.after.reading.stage).toBe('follow_up');
  });

  it('never lowers the score, and reports the scores of both texts', () => {
    for (const one of cases) {
      const { before, after } = one.rewritten;
      expect(after.value, one.name).toBeGreaterThanOrEqual(before.value);
      expect(before, one.name).toEqual(score(one.draft));
      expect(after, one.name).toEqual(score(rewrittenDraft(one)));
    }
  });

  it('is exactly what its edits make of the draft', () => {
    for (const one of cases) {
      const { edits } = one.rewritten;
      expect(applyEdits(one.draft, edits), one.name).toEqual(rewrittenDraft(one));
      for (const edit of edits) {
        expect(edit.before, one.name).toBe(
          (one.draft[edit.field] ?? '').slice(edit.start, edit.end),
        );
        expect(edit.before, one.name).not.toBe(edit.after);
        expect(edit.reason, one.name).not.toBe('');
      }
    }
  });

  it('has edits that do not overlap, numbered in reading order', () => {
    for (const { name, rewritten } of cases) {
      expect(
        rewritten.edits.map(({ id }) => id),
        name,
      ).toEqual(rewritten.edits.map((_, at) => String(at + 1)));
      rewritten.edits.slice(1).forEach((edit, at) => {
        const previous = rewritten.edits[at];
        if (previous?.field === edit.field)
          expect(edit.start, name).toBeGreaterThanOrEqual(previous.end);
        else expect([previous?.field, edit.field], name).toEqual(['subject', 'body']);
      });
    }
  });

  it('keeps every name, number, date, link, address, merge tag, quotation and blank', () => {
    for (const { draft, name, email, rewritten } of cases) {
      const text = `${rewritten.subject ?? ''}\n${rewritten.body}`.toLowerCase();
      const greetedAs = draft.body.slice(
        email.greeting?.start,
        email.addressee ? 0 : email.greeting?.end,
      );
      for (const { text: token } of email.protectedTokens) {
        if (greetedAs.includes(token)) continue;
        expect(text, name).toContain(token.toLowerCase());
      }
    }
  });

  it('leaves the signature, the footer, the quoted thread and quotations as they are', () => {
    for (const { name, email, rewritten } of cases) {
      const quotations = email.protectedTokens.filter(
        ({ kind, field }) => kind === 'quotation' && field === 'body',
      );
      for (const part of [email.signature, email.footer, email.quotedThread, ...quotations]) {
        expect(rewritten.body, name).toContain(part?.text ?? '');
      }
    }
  });

  it('reads cleanly whichever of its edits are kept', () => {
    for (const { draft, name, rewritten } of cases) {
      const addsFlaw = flawsBeyond(draft);
      for (const subset of subsetsOf(rewritten.edits)) {
        const text = applyEdits(draft, subset);
        expect(addsFlaw(text), `${name} ${JSON.stringify(subset)}`).toBe(false);
      }
    }
  });

  it('has nothing left to change', () => {
    for (const one of cases) expect(rewrite(rewrittenDraft(one)).edits, one.name).toEqual([]);
  });
});

describe('every list of subject ideas', () => {
  const listed = cases.slice(0, 100).map((one) => ({ ...one, ideas: suggestSubjects(one.draft) }));

  it('holds different subjects of two to six words with their true scores', () => {
    for (const { draft, name, ideas } of listed) {
      expect(new Set(ideas.map(({ subject }) => subject)).size, name).toBe(ideas.length);
      for (const { subject, score: value } of ideas) {
        expect(subject.split(' ').length, name).toBeGreaterThanOrEqual(2);
        expect(subject.split(' ').length, name).toBeLessThanOrEqual(6);
        expect(value, name).toBe(score({ ...draft, subject }).value);
      }
    }
  });

  it('has one to five ideas once the body has thirty words', () => {
    for (const { email, name, ideas } of listed) {
      if (email.words.length < 30) continue;
      expect(ideas.length, name).toBeGreaterThanOrEqual(1);
      expect(ideas.length, name).toBeLessThanOrEqual(5);
    }
  });
});
