import type { Span } from '../draft.ts';
import { matchesOf } from '../document/stretch.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

const marks = /!+/gu;
const emoji =
  /(?![©®™↔-↙▪▫✓✔])\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?){0,4}/gu;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?:[ ,!?'’-]+\p{Lu}{2,})*(?![\p{L}\p{N}])/gu;

// Capitals, exclamation marks and signs shout; one mark is warm, and an acronym is none. S12, T5, T6.
export const shouting: Rule = {
  id: 'shouting',
  name: nameOf.shouting,
  evidence: ['S12', 'T5', 'T6'],
  steps: 3,
  find({ email }) {
    const spans: Span[] = [];
    let weight = 0;
    const texts = [
      { field: 'subject' as const, from: 0, text: email.subject ?? '' },
      ...email.sentences.map(({ start, text }) => ({ field: 'body' as const, from: start, text })),
    ];
    for (const { field, from, text } of texts) {
      for (const [pattern, weigh] of [
        [marks, (found: string) => (found.length > 1 ? 1 : 0.34)],
        [emoji, () => 0.34],
        [capitals, (found: string) => 0.25 * (found.match(/\p{Lu}{3,}/gu) ?? []).length],
      ] as const) {
        for (const hit of matchesOf(text, pattern)) {
          weight += weigh(hit.text);
          spans.push({ field, start: from + hit.start, end: from + hit.end });
        }
      }
    }
    const severity = Math.min(3, weight - 0.5);
    if (severity <= 0) return null;
    return {
      severity,
      spans: withoutNested(spans),
      reason:
        'Capitals, exclamation marks and emoji sound like a leaflet, and make the writer seem less sure of the facts.',
      fix: 'Keep one exclamation mark at most, and write words as words.',
    };
  },
};

function withoutNested(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) =>
    one.field === other.field ? one.start - other.start : one.field === 'subject' ? -1 : 1,
  );
  return sorted.filter((span, index) => {
    const before = sorted[index - 1];
    return !before || before.field !== span.field || before.end <= span.start;
  });
}
