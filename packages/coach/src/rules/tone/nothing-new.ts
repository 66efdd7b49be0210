// A reminder that brings nothing new gives the reader no better reason to answer than the mail before it. B11, T9.
import { bringsNews } from '../../relevance/brings-news.ts';
import { endsTheMatter } from '../../document/asks.ts';
import type { Rule } from '../rule.ts';

export const nothingNew: Rule = {
  id: 'nothing-new',
  name: 'Nothing new',
  points: 1,
  evidence: ['B11', 'T9'],
  check(email) {
    if (email.reading.stage !== 'follow_up' || email.words.length === 0) return null;
    if (bringsNews(email) || endsTheMatter(email)) return null;
    return {
      loss: 1,
      spans: [],
      measure: 'No new figure or name',
      reason: 'This asks again and adds nothing, so nothing has changed for the reader.',
      fix: 'Add one thing the last email did not hold: a figure, a name or an example.',
    };
  },
};
