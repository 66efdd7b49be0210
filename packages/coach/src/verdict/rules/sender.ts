import type { Rule } from '../rule.ts';

// A mail from nobody is answered by nobody. G3, G4.
export const sender: Rule = {
  id: 'sender',
  name: 'Who writes',
  evidence: ['G4'],
  steps: 1,
  find({ email, sentences }) {
    if (email.signature || email.words.length === 0) return null;
    const last = sentences.at(-1);
    const namesItself = sentences.some(({ text }) =>
      /\b(?:my name is|i am|i['’]m|this is)\s+\p{Lu}\p{Ll}+/iu.test(text),
    );
    const endsInName =
      last !== undefined && /\p{Lu}\p{Ll}+$/u.test(last.text) && last.words.length <= 3;
    if (namesItself || endsInName) return null;
    return {
      severity: 1,
      spans: [],
      measure: 'No name at the end',
      reason: 'The email does not say who wrote it, and nobody answers nobody.',
      fix: 'Sign with your name, and what you do in three words.',
    };
  },
};
