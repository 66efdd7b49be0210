import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, type Span, parseEmail, score } from '../src/index.ts';
import { splitSubject } from '../src/draft-text.ts';
import { withoutInvisible } from '../src/document/stretch.ts';
import { anyDraft } from './emails.ts';
const textAt = (draft: Draft, { field, start, end }: Span) =>
  (draft[field] ?? '').slice(start, end);

describe('whatever the text', () => {
  it('the score is an integer from 0 to 100 and the sum of its lines, costliest first', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { value, lines } = score(draft);
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.points, 100)).toBe(value);
        for (const line of lines)
          expect(Number.isInteger(line.points) && line.points < 0).toBe(true);
        expect(lines).toEqual(lines.toSorted((one, other) => one.points - other.points));
      }),
    );
  });

  it('the same text gets the same answer', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(score({ ...draft })).toEqual(score(draft));
      }),
    );
  });

  it('every span lies in its field, in order, apart from the others, and every quote is exact', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const { spans, quote } of score(draft).lines) {
          expectInOrder(draft, spans);
          if (spans.length > 0)
            expect(withoutInvisible(quote)).toBe(
              withoutInvisible(spans.map((span) => textAt(draft, span)).join(' … ')),
            );
        }
      }),
    );
  });

  it('every part, word and token of the email points at its own text', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const email = parseEmail(draft);
        const { greeting, addressee, signOff, signature, footer, quotedThread } = email;
        const parts = [greeting, addressee, signOff, signature, footer, quotedThread].flatMap(
          (part) => part ?? [],
        );
        for (const part of [
          ...parts,
          ...email.paragraphs,
          ...email.sentences,
          ...email.words,
          ...email.asks,
        ]) {
          expect(email.seenBody.slice(part.start, part.end)).toBe(part.text);
          expect(part.end).toBeGreaterThan(part.start);
        }
        expect(email.seenBody).toHaveLength(draft.body.length);
        for (const token of email.protectedTokens) expect(textAt(draft, token)).toBe(token.text);
        expectInOrder(draft, email.protectedTokens);
      }),
    );
  });

  it('a pasted text is split without changing a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pasted) => {
        const { subject, body, subjectAt, bodyAt } = splitSubject(pasted);
        expect(pasted.slice(bodyAt)).toBe(body);
        if (subject !== null)
          expect(pasted.slice(subjectAt, subjectAt + subject.length)).toBe(subject);
      }),
    );
  });
});

function expectInOrder(draft: Draft, spans: readonly Span[]): void {
  for (const [at, span] of spans.entries()) {
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.end).toBeGreaterThan(span.start);
    expect(span.end).toBeLessThanOrEqual((draft[span.field] ?? '').length);
    const before = spans[at - 1];
    if (before?.field === span.field) expect(span.start).toBeGreaterThanOrEqual(before.end);
  }
}
