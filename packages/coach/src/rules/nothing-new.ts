import { endsTheMatter } from '../document/goodbyes.ts';
import type { Rule } from './rule.ts';
import { lemmaOf } from '../document/language.ts';

// A reminder that brings nothing new gives no better reason to answer than the mail before it. B11, T9.
export const nothingNew: Rule = {
  id: 'nothing-new',
  name: 'Nothing new',
  evidence: ['B11', 'T9'],
  steps: 2,
  find(doc) {
    const { email, sentences } = doc;
    if (email.reading.stage !== 'follow_up' || sentences.length === 0 || endsTheMatter(email))
      return null;
    const news = sentences
      .flatMap(({ tokens }) => tokens.slice(1).map(lemmaOf))
      .filter((lemma) => lemma === '<figure>' || lemma === '<name>').length;
    const nouns = new Set(
      sentences.flatMap(({ tokens }) =>
        tokens.filter(({ tag }) => tag === 'NOUN').map(({ lemma }) => lemma),
      ),
    ).size;
    const severity = Math.min(2, Math.max(0, 2 - nouns / 10 - news / 4));
    if (severity <= 0) return null;
    return {
      severity,
      spans: [],
      measure: 'Little that is new',
      reason: 'This asks again and adds little, so nothing has changed for the reader.',
      fix: 'Add one thing the last email did not hold: a figure, a name or an example.',
    };
  },
};
