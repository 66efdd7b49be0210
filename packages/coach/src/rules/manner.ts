import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// Pressure, guilt, flattery and what comes too close make a stranger step back. T3, T8, T9; otherwise judged by the panel.
export const manner = learnedRule({
  id: 'manner',
  name: nameOf.manner,
  evidence: ['T3', 'T8', 'T9'],
  works: 'The tone is that of one person to another.',
  levels: [
    {
      reason: 'The tone is a little off: stiff, flattering, chummy or timid.',
      fix: 'Write as you would speak to somebody you respect and do not know.',
    },
    {
      reason: 'It pushes, begs, flatters or takes for granted, and the reader steps back.',
      fix: 'Ask plainly, once, as one grown person to another.',
    },
    {
      reason: 'It attacks, threatens or comes closer than a stranger may.',
      fix: 'Take it out: nothing else in the email can make up for it.',
    },
  ],
});
