import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../src/index.ts';
import { goodEmail } from '../good-email.ts';

const latest = goodEmail();
const ask = (question: string) => answerQuestion(question, { latest });
const cited = (question: string) => ask(question).citations.map(({ article }) => article);

describe('two questions in one', () => {
  it.each([
    [
      'Should I mention my price in this email, and is the opening too long?',
      'prices',
      'first-line',
    ],
    ['Is the opening too long and should I mention my price?', 'first-line', 'prices'],
    ['Is my subject too long and does it sound like spam?', 'subject-length', 'spam-words'],
    [
      'How long should the email be? And when should I follow up?',
      'body-length',
      'when-to-follow-up',
    ],
    ['Should I attach a PDF, and how many links are ok?', 'attachments', 'links'],
    ['Is my ask clear, and should I use an emoji?', 'which-ask', 'emoji'],
    ['Is my greeting too formal? Should I end with a PS?', 'formality', 'ps'],
    [
      'When is the best day to send, and how many follow-ups should I send?',
      'time-of-day',
      'how-many-follow-ups',
    ],
    ['What about price and opening?', 'prices', 'first-line'],
    ['Are my subject and opening ok?', 'subject-length', 'first-line'],
    ['How are my subject and my ask?', 'subject-length', 'which-ask'],
    ['Can you check my greeting and sign-off?', 'greeting', 'close-and-sign-off'],
    ['Improve my call to action and opening line, please', 'which-ask', 'first-line'],
  ])('are both answered, in the order of asking: %s', (question, first, second) => {
    expect(cited(question)).toEqual([first, second]);
    expect(ask(question).text.length).toBeLessThan(1_800);
  });

  it('are each put over their answer', () => {
    const { text } = ask('Should I mention my price in this email, and is the opening too long?');
    expect(text.startsWith('**“Should I mention my price in this email?”**\n\n')).toBe(true);
    const [, second = ''] = text.split('**“Is the opening too long?”**\n\n');
    expect(second).toContain('It opens with “I saw you opened a second café');
  });

  it.each([
    ['Should I mention my price, and is it raining in Paris?', 'prices', 'Is it raining in Paris?'],
    ['What is the weather, and is my subject too long?', 'subject-length', 'What is the weather?'],
    ['Should I mention my price, and is that rude?', 'prices', 'Is that rude?'],
  ])('say which is left out where one is not known: %s', (question, article, left) => {
    expect(cited(question)).toEqual([article]);
    expect(ask(question).text).toContain(`I left out “${left}”`);
  });

  it('are two also where the first tells of something, if the second can only be a question', () => {
    const { text } = ask('Should I mention that we met and should I add a PS?');
    expect(text.startsWith('**“Should I add a PS?”**')).toBe(true);
  });

  it('are not known where neither is', () => {
    expect(ask('What is the weather, and is it raining in Paris?').isKnown).toBe(false);
  });
});

describe('one question with an “and” in it', () => {
  it.each([
    'Is it bad to talk about problems and risks?',
    'Should I tell them how we work and what it costs?',
    'Should I drop the compliment and get to the point?',
    'Should I use I and we?',
    'Do I need SPF and DKIM?',
    'got a positive answer, and now?',
    'Why did I lose points for the ask and how can I fix it?',
    'Is my subject too long? Why?',
    'Is my email good, and what is missing?',
  ])('stays whole: %s', (question) => {
    const { text, isKnown, citations } = ask(question);
    expect(isKnown).toBe(true);
    expect(citations.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/^\*\*|I left out/u);
  });

  it.each([
    'What is the difference between the subject and the opening?',
    'Do the subject and the opening match?',
    'Should the ask and the link be in one line?',
    'Are the subject and the opening connected?',
    'Are my subject and opening the same?',
    'Should I put my ask and links before the greeting and signature?',
    'Should I add links and attachments to the signature?',
    'How many words have subject and opening?',
    'My prospect wrote: I like the price and tone, what next?',
    'How do I get from greeting and opening to the ask?',
    'Is "Links and prices" a good subject?',
    "I have the subject 'Prices and links' - is it ok?",
    'What about a subject such as “Is it ok, and should I call?”',
  ])('is not taken apart where it does not ask the same of each: %s', (question) => {
    expect(ask(question).text).not.toMatch(/I left out|^\*\*/u);
  });

  it.each([
    'Should I tell them who I am and what is in it for them?',
    'How do I write a subject that says what is offered and who is it for?',
    'Should I mention that we met and how is the best way to do it?',
    'How do I tell them what it costs and how much time is saved?',
  ])('is not taken apart where it goes on with what somebody is told: %s', (question) => {
    expect(ask(question).text).not.toMatch(/I left out|^\*\*|scores \d/u);
  });

  it('is not answered by the score alone because of an end that names nothing', () => {
    const { text } = ask('What is the weather, and is it any good?');
    expect(text).not.toMatch(/scores \d/u);
  });
});
