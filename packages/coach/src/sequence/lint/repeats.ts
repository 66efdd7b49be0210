// A follow-up that says the same again gives no reason to answer now. B11.
import { bringsNews, messageOverlap, mostOverlap } from '../message-overlap.ts';
import type { SequenceRule } from './sequence-rule.ts';

/** Of fewer words one cannot say whether they repeat; they are a bump. */
const fewestWords = 15;

export const repeats: SequenceRule = {
  id: 'repeats',
  name: 'Nothing new',
  points: 15,
  evidence: ['B11'],
  check(messages) {
    return messages.flatMap(({ email }, at) => {
      const earlier = messages.slice(0, at).map((message) => message.email);
      if (email.words.length < fewestWords || bringsNews(email, earlier)) return [];
      const shares = earlier.map((before) => messageOverlap(email, before));
      const most = Math.max(...shares);
      if (most <= mostOverlap) return [];
      return [
        {
          message: at,
          loss: 0.5,
          quote: `${Math.round(most * 100)}% of its words stand in email ${shares.indexOf(most) + 1}`,
          reason: 'It repeats an earlier email and brings no new figure or name.',
          fix: 'Bring one new fact, or ask something smaller.',
        },
      ];
    });
  },
};
