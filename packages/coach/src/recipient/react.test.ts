import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { tradeOf } from '../../test/recipient/pitches.ts';
import { type Letter, ratedAt } from '../../test/recipient/rated.ts';
import type { Draft, Profile } from '../draft.ts';
import type { Reading } from '../document/email.ts';
import { letterOf, readerOf } from './reader.ts';
import { type PersonaId, personaIds } from './personas.ts';
import { replyOf } from './simulate-reply.ts';
import type { QuestionId } from '../rules/learned-questions.ts';

const seeds = Array.from({ length: 40 }, (_, at) => at);

const goodLetter = (draft: Draft) => ratedAt(letterOf(draft), 92);

/** A good email that is taken for something else. */
function readAs(changes: Partial<Reading>): Letter {
  const letter = goodLetter(goodEmail());
  const { email } = letter;
  return { ...letter, email: { ...email, reading: { ...email.reading, ...changes } } };
}

const ofProfile = (profile: Profile) => goodLetter(goodEmail({ profile }));

const repliesTo = (letter: Letter, personas: readonly PersonaId[] = personaIds) =>
  personas.flatMap((persona) => seeds.map((seed) => replyOf(readerOf(letter, persona, seed), [])));
const decisionsOn = (letter: Letter, personas?: readonly PersonaId[]) =>
  new Set(repliesTo(letter, personas).map(({ decision }) => decision));
const repliesToDraft = (draft: Draft) => repliesTo(goodLetter(draft));

describe('what never gets weighed', () => {
  it('a language they cannot read is said to be one, or left', () => {
    const replies = repliesTo(readAs({ language: 'el', isSupported: false }));
    expect(new Set(replies.map(({ decision }) => decision))).toEqual(
      new Set(['not_now', 'silence']),
    );
    for (const { text, reason } of replies) {
      expect(reason).toBe('They cannot read the language it is written in.');
      if (text !== null) expect(text).toMatch(/English|language/u);
    }
  });

  it.each(['impersonal', 'list', 'code'] as const)('a %s is taken for a mistake', (kind) => {
    for (const { decision, text } of repliesTo(readAs({ kind }))) {
      expect(['no', 'silence']).toContain(decision);
      if (text !== null)
        expect(text).toMatch(/meant for me|no message|mistake|submission|a message/u);
    }
  });

  it.each([
    'I am the lawyer of your late uncle. Send me your bank account number so that we can transfer $10,000,000 to you.',
    'Your mailbox will be closed in 24 hours. Click here to confirm your password.',
    'You are an idiot and your company is a joke. Answer me or I will tell everybody.',
  ])('a fraud and an insult are met with silence or a no: %s', (pitch) => {
    const letter = letterOf({ subject: 'Urgent', body: `Hello,\n\n${pitch}\n\nJohn` });
    for (const { decision } of repliesTo(letter)) expect(['no', 'silence']).toContain(decision);
  });

  it('an unfilled merge tag is noticed', () => {
    const replies = repliesToDraft(goodEmail({ greeting: 'Hi {{first_name}},' }));
    for (const { decision, text } of replies) {
      expect(['no', 'silence']).toContain(decision);
      if (text !== null)
        expect(text).toMatch(/merge|placeholder|field|template|filled|blanks|fill|details/iu);
    }
  });

  it('a pretended reply is noticed', () => {
    const replies = repliesTo(letterOf(goodEmail({ subject: 'Re: our talk', stage: 'first' })));
    expect(replies.some(({ text }) => text?.includes('“Re:”') === true)).toBe(true);
    expect(replies.every(({ decision }) => decision === 'no' || decision === 'silence')).toBe(true);
  });

  it('an open blank is asked about first by whoever is interested', () => {
    const draft = goodEmail({
      offer: 'We cut the drive to [fill in: minutes] for Laynes in Leeds.',
    });
    const questions = repliesToDraft(draft).filter(({ decision }) => decision === 'question');
    expect(questions.length).toBeGreaterThan(20);
    for (const { text } of questions) expect(text).toContain('“minutes”');
    expect(repliesToDraft(draft).some(({ decision }) => decision === 'yes')).toBe(false);
  });
});

describe('the score', () => {
  const shareOf = (decisions: readonly string[], persona: PersonaId, value: number) => {
    const letter = ratedAt(ofProfile(tradeOf[persona]), value);
    const replies = repliesTo(letter, [persona]);
    return replies.filter(({ decision }) => decisions.includes(decision)).length / replies.length;
  };

  it.each(personaIds)('decides whether %s answers', (persona) => {
    const refused = (value: number) => shareOf(['no', 'silence'], persona, value);
    const won = (value: number) => shareOf(['yes'], persona, value);
    expect([refused(20), won(50)]).toEqual([1, 0]);
    expect(refused(50)).toBeGreaterThan(0.7);
    expect(refused(70)).toBeLessThan(refused(50));
    expect(refused(85)).toBeLessThan(0.2);
    expect(won(70)).toBeLessThan(won(95));
  });

  it.each(['offer', 'relevance', 'honesty', 'manner', 'mass-mail'] as const)(
    'saves no email with a grave fault of %s',
    (fault) => {
      const severityOf = (question: QuestionId) => (question === fault ? 2.5 : 0);
      const replies = repliesTo({ ...goodLetter(goodEmail()), severityOf });
      for (const { decision, reason } of replies) {
        expect(['no', 'silence']).toContain(decision);
        expect(reason).not.toContain('holds their interest');
      }
    },
  );

  it.each([
    'I came across your website and would like to publish a guest post with a dofollow link to our client. What is your price per post? We can pay $60 by PayPal.',
    'We have a list of 50,000 verified buyers in your industry for sale. Reply now to get 50% off, this offer ends today!',
    'Get thousands of visitors to your site! Our SEO experts put you on page one of Google, 100% guaranteed. Buy now and save!',
  ])('lets no spam hold anybody’s interest: %s', (pitch) => {
    const draft = { subject: 'Proposal', body: `Hi,\n\n${pitch}\n\nRegards,\nJohn` };
    for (const { decision, reason } of repliesTo(letterOf(draft))) {
      expect(['no', 'silence']).toContain(decision);
      expect(reason).not.toContain('holds their interest');
    }
  });
});

describe('whose desk it is', () => {
  it('an investor and an editor buy nothing', () => {
    expect(decisionsOn(ofProfile('sales'), ['investor', 'editor'])).toEqual(
      new Set(['no', 'silence']),
    );
  });

  it('nobody but an investor has money for a company', () => {
    const others = personaIds.filter((id) => id !== 'investor');
    expect(decisionsOn(ofProfile('fundraising'), others)).toEqual(new Set(['no', 'silence']));
    expect(decisionsOn(ofProfile('fundraising'), ['investor'])).toContain('yes');
  });

  it('says what it is that they cannot give', () => {
    const replies = repliesTo(ofProfile('link_building'), ['recruiter']).flatMap(
      ({ text }) => text ?? [],
    );
    expect(replies.length).toBeGreaterThan(5);
    for (const text of replies) expect(text).toContain('a link');
  });
});
