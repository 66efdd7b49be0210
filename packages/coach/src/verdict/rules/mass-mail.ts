import type { Span } from '../../draft.ts';
import type { Rule } from '../rule.ts';

const signs =
  /\bunsubscribe\b|\bopt[- ]?out\b|\bremove(?:d)? (?:me|you )?from\b|\bno longer (?:wish|want)\b|\breply (?:with )?["“'‘]?(?:stop|remove|no|unsubscribe|leave out)\b|\bview (?:this|it) in (?:your )?browser\b|\b(?:not|isn['’]t) (?:an? )?(?:spam|newsletter)\b|\bthis is not spam\b|\bemail preferences\b|\byou (?:are|were) receiving this\b/giu;

// Signs of mail to thousands tell the reader that nobody waits for an answer. Not the opt-out itself, which is fair (L8).
export const massMail: Rule = {
  id: 'mass-mail',
  name: 'Sent to thousands',
  evidence: [],
  steps: 2,
  find({ email }) {
    const end = email.quotedThread?.start ?? email.body.length;
    const spans = Array.from(
      email.body.slice(0, end).matchAll(signs),
      ({ index, 0: text }): Span => ({ field: 'body', start: index, end: index + text.length }),
    );
    if (spans.length === 0) return null;
    return {
      severity: Math.min(2, spans.length),
      spans,
      reason: 'Words of a mailing: the reader sees that the same text went to many.',
      fix: 'To one person, say in your own words that a no is fine.',
    };
  },
};
