import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { weighOrder } from './changes.ts';

const latest = {
  subject: 'Phone orders',
  body: 'Hi Maria,\n\nDo phone orders interrupt the morning rush? We make ordering screens for the counter. Three cafés in York use them.\n\nWould a one-page summary help?\n\nNora',
};

describe('a question what should come first', () => {
  it.each([
    'Should the part about York come first?',
    'Should the three cafés be first?',
    'Should I put the cafés in York at the top?',
    'Should I open with the cafés in York?',
  ])('is answered with the score of that order: %s', (question) => {
    const weighed = weighOrder(question, latest);
    expect(weighed).toMatch(
      /^With “Three cafés in York use them\.” first, your email would score \d\.\d of 10/u,
    );
    expect(answerQuestion(question, { latest })).toMatchObject({ isKnown: true });
  });

  it('says that a sentence is first already', () => {
    expect(weighOrder('Should the morning rush come first?', latest)).toContain(
      'first sentence already',
    );
  });

  it.each([
    'Should the penguins come first?',
    'What should come first?',
    'How long should the first line be?',
  ])('is left to the articles when it names nothing of the email: %s', (question) => {
    expect(weighOrder(question, latest)).toBeNull();
  });
});
