import { describe, expect, it } from 'vitest';
import type { Profile } from '../draft.ts';
import { type Template, readForComparison } from './index-templates.ts';

const lettersOf = (body: string, template: Partial<Template> = {}) => [
  ...readForComparison({ subject: null, body, profile: 'general' }, template).letters.keys(),
];

describe('the kinds of letter that an email is', () => {
  it.each([
    ['Please find my CV attached. I would like to work in your warehouse.', 'application'],
    ['Do you take on apprentices? I graduate in June.', 'student'],
    ['Ours is a role for one person in Oslo, with a competitive salary.', 'hire'],
    ['You reported that one claim in ten is paid. We surveyed the rest.', 'story'],
    ['Would you have me as a guest? I heard the episode on bread.', 'guest'],
    ['There is a broken link on your page about tides.', 'link'],
    ['We are raising a round; may I send the pitch deck?', 'investment'],
    ['Would you give £20 towards the piano?', 'giving'],
    ['We would be glad to have you as a speaker.', 'speaking'],
    ['Thank you for the interview on Monday.', 'interviewed'],
    ['It was good to meet you at the fair.', 'met'],
    ['May I ask your advice on leaving the bank?', 'advice'],
    ['I would like to introduce Jon, who throws pots.', 'introduction'],
    ['I take it that this is closed, and will not write again.', 'farewell'],
    ['I haven’t heard back, so I am bumping this.', 'chasing'],
  ])('reads “%s” as %s', (text, letter) => {
    expect(lettersOf(text)).toContain(letter);
  });

  it('takes who asks for work for no employer, and the other way round', () => {
    const both = 'Our client is looking for a clerk, at a competitive salary. Apply for the post.';
    expect(lettersOf(both)).toContain('hire');
    expect(lettersOf(both)).not.toContain('application');
    expect(lettersOf('I am applying for a role. My CV is attached.')).not.toContain('hire');
  });

  it('reads no kind of letter out of an everyday offer', () => {
    expect(lettersOf('We make oven racks. Your café bakes at night. Is a rack of use?')).toEqual(
      [],
    );
  });

  it.each([
    'You chase unpaid invoices by hand every Friday.',
    'The new VAT rule applies to your shop from May.',
    'Your booking form no longer works on phones.',
    'Congratulations on taking a role as head of finance.',
    'A study of 400 shops found that queues cost a tenth of sales.',
    'My calls went unanswered at your front desk.',
    'We help you apply for R&D grants.',
    'Applying for planning permission takes weeks. We do it for you.',
    'We ignored the noise and built a silent pump. You can replace it with yours.',
    'We break up concrete floors. This is an exciting opportunity for your yard.',
  ])('reads no kind of letter out of “%s”', (text) => {
    expect(lettersOf(text)).toEqual([]);
  });

  it('takes an email that speaks of an earlier one for a reminder, and for no goodbye', () => {
    expect(lettersOf('Following up on my last email about your checkout.')).toEqual(['chasing']);
  });

  it.each([
    'I saw your advert and would like to apply for the junior baker role.',
    'I’m applying for the post of clerk.',
    'I want to apply for your apprenticeship.',
  ])('reads an application out of “%s”', (text) => {
    expect(lettersOf(text)).toContain('application');
  });

  it('reads more out of a sentence about an email than out of an email', () => {
    const about = 'For someone who applies: ends a sequence of reminders.';
    expect(lettersOf('We bake.', { about }).toSorted()).toEqual(['application', 'farewell']);
    expect(lettersOf(about)).toEqual([]);
  });

  it('goes by what the whole of an email speaks for', () => {
    const lettersFor = (profile: Profile) => [
      ...readForComparison({ subject: null, body: 'We bake.', profile }).letters.keys(),
    ];
    expect(lettersFor('recruiting')).toEqual(['hire']);
    expect(lettersFor('sales')).toEqual([]);
  });
});
