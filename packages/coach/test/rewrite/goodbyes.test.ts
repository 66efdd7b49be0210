import { describe, expect, it } from 'vitest';
import { endsTheMatter, parseEmail, rewrite } from '../../src/index.ts';

const lead =
  'Your dairy in Mold loses 40 minutes a week to worn gaskets, and we wrote twice about ours. ';
const lasts = [
  'This is my last note.',
  'This is my last note about the gaskets.',
  'Last one from me.',
  "I'll close your file.",
  'You are busy, so I’ll leave it there.',
];
/** First emails say these too, unless something beside them shows an earlier one. */
const promises = ["I won't write again.", 'You won’t hear from me again.'];
const doors = [
  '',
  'Let me know if anything changes.',
  'Let me know if things change.',
  'Feel free to reach out if that changes.',
  'Please reply if your plans change.',
  'Feel free to get in touch in the future.',
  'All the best with the audit.',
];
const goodbyes = ['', lead].flatMap((before) =>
  [...lasts, ...promises].flatMap((last) => doors.map((door) => `${before}${last} ${door}`.trim())),
);

describe('the rewrite of a goodbye', () => {
  it.each(goodbyes)('is a goodbye that asks for nothing: %s', (text) => {
    const body = `Hi Priya,\n\n${text}\n\nThanks,\nMarek`;
    const isKnown = text.startsWith(lead) || !promises.some((promise) => text.startsWith(promise));
    for (const stage of isKnown ? (['follow_up', undefined] as const) : (['follow_up'] as const)) {
      const draft = { subject: 'Gaskets', body, stage };
      const before = parseEmail(draft);
      const after = parseEmail({ ...draft, body: rewrite(draft).body });
      expect(endsTheMatter(before)).toBe(true);
      expect(endsTheMatter(after), after.body).toBe(true);
      expect(after.asks.length).toBeLessThanOrEqual(before.asks.length);
    }
  });
});
