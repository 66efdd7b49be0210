import { nameOf } from './names.ts';
import { bodySpans } from './rule.ts';
import type { ReadSentence } from '../document/read-draft.ts';
import type { Rule } from './rule.ts';

// What is said twice was not read once. Judged by the panel.
export const repeats: Rule = {
  id: 'padding',
  name: nameOf.padding,
  evidence: [],
  steps: 2,
  find({ email, sentences }) {
    const seen = new Set<string>();
    const again: ReadSentence[] = [];
    for (const sentence of sentences) {
      const key = sentence.words.map((word) => word.key).join(' ');
      if (sentence.words.length >= 3 && seen.has(key)) again.push(sentence);
      seen.add(key);
    }
    const padding = new Set(email.padding.map(({ start }) => start));
    const idle = new Set([...again, ...sentences.filter(({ start }) => padding.has(start))]);
    const inOrder = sentences.filter((sentence) => idle.has(sentence));
    const share =
      inOrder.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, email.words.length);
    if (share === 0) return null;
    return {
      severity: Math.min(2, 4 * share),
      spans: bodySpans(inOrder),
      reason: 'These words add nothing to what the email has said already.',
      fix: 'Say it once, where it counts most.',
    };
  },
};
