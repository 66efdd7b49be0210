import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { acceptAsk, mainAsk, nodToAsk } from './wording.ts';

const emailWith = (ask: string) =>
  parseEmail({ subject: null, body: `Hi Tom,\n\nWe make small ovens in York.\n\n${ask}\n\nAda` });
const acceptOf = (ask: string) => {
  const email = emailWith(ask);
  return acceptAsk(email, mainAsk(email));
};

describe('saying yes', () => {
  it.each([
    ['Shall I send it over?', 'Yes, please send it over.'],
    [
      'Shall I check whether you are past the limit?',
      'Yes, please check whether we are past the limit.',
    ],
    ['Would you like me to send you the link?', 'Yes, please send me the link.'],
    [
      'Want me to send over a rewrite of your first email, for free?',
      'Yes, please send over a rewrite of our first email.',
    ],
    ['Would you like two jars to try?', 'Yes, I’d like two jars to try.'],
    [
      'Would you consider adding a link to our guide?',
      'Yes, I’d consider adding a link to your guide.',
    ],
    [
      'Are you open to hearing more, or is this a bad year to move?',
      'Yes, I’m open to hearing more.',
    ],
    ['Would a tray of samples be of use?', 'Yes, a tray of samples would be of use.'],
    [
      'Is a faster phone checkout on your list this quarter?',
      'Yes, a faster phone checkout is on our list this quarter.',
    ],
    [
      'Would that fit your spring run on lost trades?',
      'Yes, that would fit our spring run on lost trades.',
    ],
    ['Could we meet for 30 minutes on Thursday?', 'Yes, let’s meet for 30 minutes on Thursday.'],
    ['Does Tuesday at 3pm work?', 'Yes, Tuesday at 3pm works.'],
    ["I'd be happy to send you the full data set.", 'Yes, please send me the full data set.'],
    ['Worth a look?', 'Yes, it’s worth a look.'],
  ])('“%s” gets “%s”', (ask, accept) => {
    expect(acceptOf(ask)).toBe(accept);
  });

  it('takes the day that is offered where the question cannot be turned round', () => {
    expect(acceptOf('Do you have 15 minutes on Tuesday?')).toBe('Yes, Tuesday works for me.');
  });

  it('does not repeat a blank, a merge tag or a link', () => {
    expect(acceptOf('Would a plan for [fill in: town] be of use?')).toBe('Yes, please go ahead.');
    expect(acceptOf('Would you like a plan for {{company}}?')).toBe('Yes, please go ahead.');
  });

  it('answers the ask before the question who else to write to', () => {
    expect(acceptOf('Would a sample be of use? Who else should I write to?')).toBe(
      'Yes, a sample would be of use.',
    );
  });

  it('wants to hear more where nothing is asked', () => {
    expect(acceptOf('We have been at it since spring.')).toBe('I’d like to hear more.');
  });
});

describe('a nod', () => {
  it.each([
    ['Shall I send it over?', 'Please do.'],
    ['Would you like two jars to try?', 'Yes, please.'],
    ['Is a faster checkout on your list?', 'Yes, it is.'],
    ['Are you open to hearing more?', 'Yes, I am.'],
    ['Could we meet on Thursday?', 'Yes, let’s.'],
  ])('“%s” gets “%s”', (ask, nod) => {
    expect(nodToAsk(mainAsk(emailWith(ask)))).toBe(nod);
  });

  it('is not given to a statement', () => {
    expect(nodToAsk(mainAsk(emailWith('Let me know your thoughts.')))).toBeNull();
  });
});
