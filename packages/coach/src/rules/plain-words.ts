import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// Words that any firm could say of itself tell the reader nothing. X2, X1.
export const plainWords = learnedRule({
  id: 'plain-words',
  name: nameOf['plain-words'],
  evidence: ['X2', 'X1'],
  works: 'It says things plainly.',
  levels: [
    {
      reason: 'Here and there it fills a line without saying anything.',
      fix: 'Cut what could stand in any email.',
    },
    {
      reason:
        'Much of it could stand in any leaflet; the reader looks for what you do and does not find it.',
      fix: 'Say in plain words what you do, for whom, with one figure or name.',
    },
    {
      reason: 'It is smooth and says nothing, and the reader hears a machine or a brochure.',
      fix: 'Begin again with the one thing that is true of you and useful to them.',
    },
  ],
});
