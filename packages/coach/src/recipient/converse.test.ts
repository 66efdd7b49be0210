import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { ratedAt } from '../../test/recipient/rated.ts';
import { type Standing, standingAtStart, respond } from './converse.ts';
import { type Reader, letterOf, readerOf } from './reader.ts';
import type { PersonaId } from './personas.ts';

const letter = ratedAt(letterOf(goodEmail({ profile: 'sales' })), 84);
const seeds = Array.from({ length: 300 }, (_, at) => at);
const readersOf = (persona: PersonaId, value = 84) =>
  seeds.map((seed) => readerOf(ratedAt(letter, value), persona, seed));
const managers = readersOf('helpful_manager');
const founders = readersOf('busy_founder');
const before = [goodEmail().subject ?? '', goodEmail().body];
const hear = (reader: Reader, standing: Standing, text: string) =>
  respond(reader, standing, text, before);

const answers: Readonly<Record<string, string>> = {
  effort: 'It takes one person 20 minutes.',
  price: 'It is £38 a tray.',
  proof: 'Casa Brava has used it since May.',
  sample: 'One is attached, and it is a good example.',
};

/** What becomes of everyone who asked and is told `text`; by default the answer to what they asked. */
function after(readers: readonly Reader[], text?: string) {
  return readers.flatMap((reader) => {
    const first = standingAtStart(reader);
    const concern = first.move.concern;
    if (concern === null) return [];
    return [{ reader, first, next: hear(reader, first, text ?? answers[concern] ?? '') }];
  });
}

describe('after a question', () => {
  it('an answer leads on: to a yes, a further question or “not now”, never to a no', () => {
    const met = after(managers);
    expect(met.length).toBeGreaterThan(20);
    const decisions = new Set(met.map(({ next }) => next.move.decision));
    expect(decisions).toContain('yes');
    expect(decisions).not.toContain('no');
    expect(decisions).not.toContain('silence');
  });

  it('a further question is about something else', () => {
    for (const { first, next } of after(managers))
      if (next.move.decision === 'question') expect(next.move.concern).not.toBe(first.move.concern);
  });

  it.each(['We are proud of what we do.', 'Can we talk on Tuesday?'])(
    '“%s” is asked once more by the patient, ends it with the busy, and the second time with everybody',
    (dodge) => {
      expect(after(founders, dodge).length).toBeGreaterThan(5);
      for (const { next } of after(founders, dodge))
        expect(next.move).toMatchObject({ decision: 'no', cause: 'dodged', isOver: true });
      for (const { reader, first, next } of after(managers, dodge)) {
        expect(next.move).toMatchObject({ decision: 'question', concern: first.move.concern });
        const last = hear(reader, next, 'It is what we care about.');
        expect(last.move).toMatchObject({ decision: 'no', cause: 'dodged', isOver: true });
      }
    },
  );

  it('candour is never punished', () => {
    for (const { next } of after(managers, 'I don’t have that yet.'))
      expect(next.move).toMatchObject({ decision: 'not_now', cause: 'candid' });
  });

  it('blame ends it, whatever else is said', () => {
    const met = after(managers, 'I haven’t heard back from you. It is £38.');
    for (const { next } of met)
      expect(next.move).toMatchObject({ cause: 'offended', isOver: true });
  });

  it('a weak email is answered with “not now” at best', () => {
    for (const value of [56, 59]) {
      const met = after(readersOf('helpful_manager', value));
      for (const { next } of met)
        expect(['question', 'not_now', 'no']).toContain(next.move.decision);
    }
  });
});

describe('after anything else', () => {
  const whoSaid = (decision: string, readers = managers) =>
    readers.flatMap((reader) => {
      const first = standingAtStart(reader);
      return first.move.decision === decision ? [{ reader, first }] : [];
    });

  it('a yes is confirmed once, and then it is over', () => {
    expect(whoSaid('yes').length).toBeGreaterThan(20);
    for (const { reader, first } of whoSaid('yes')) {
      const next = hear(reader, first, 'Wonderful, it is on its way to your kitchen.');
      expect(next.move).toMatchObject({ decision: 'yes', cause: 'agreed', isOver: true });
      expect(hear(reader, next, 'And one more thing.').move.decision).toBe('silence');
    }
  });

  it('a yes answers a question, but not for ever', () => {
    for (const { reader, first } of whoSaid('yes')) {
      let standing = first;
      for (let round = 0; round < 4; round += 1)
        standing = hear(reader, standing, 'Shall I bring it on Monday?');
      expect(standing.move).toMatchObject({ decision: 'silence', isOver: true });
      expect(hear(reader, first, 'Shall I bring it on Monday?').move.isOver).toBe(false);
    }
  });

  it.each([
    'You people are useless.',
    'You are stupid.',
    'You are a liar and a fraud.',
    'Sure, Monday works. By the way, you are an idiot.',
    'How dare you ignore my emails.',
    'Trust me, you won’t regret it. Act now!',
    'Send me your password so I can set up your account.',
    'Please transfer a deposit of £500 to the account below today.',
  ])('a yes is lost by “%s”', (text) => {
    for (const { reader, first } of whoSaid('yes'))
      expect(hear(reader, first, text).move).toMatchObject({
        decision: 'no',
        cause: 'offended',
        isOver: true,
      });
  });

  it.each([
    'Thank you!',
    'Perfect, see you then.',
    'What do you pay for butter today?',
    'Thanks!',
    'You are very kind.',
    'Sorry for the delay, it was my mistake.',
    'Don’t worry, nothing is missing.',
  ])('a yes is not lost by “%s”', (text) => {
    for (const { reader, first } of whoSaid('yes'))
      expect(hear(reader, first, text).move.decision).toBe('yes');
  });

  it('an empty message changes nothing', () => {
    for (const { reader, first } of [...whoSaid('yes'), ...whoSaid('question')]) {
      const empty = hear(reader, first, ' \n');
      expect(empty.move).toMatchObject({ decision: 'silence', cause: 'wordless', isOver: false });
      const text = 'It is £38 a tray.';
      expect(hear(reader, empty, text).move).toEqual(hear(reader, first, text).move);
    }
  });

  it('a no is not argued with', () => {
    const refused = whoSaid('no', readersOf('helpful_manager', 40));
    expect(refused.length).toBeGreaterThan(10);
    for (const { reader, first } of refused)
      expect(hear(reader, first, 'Casa Brava pays £38 for it.').move.decision).toBe('silence');
  });

  it('letting go ends it without harm', () => {
    for (const { reader, first } of whoSaid('question'))
      expect(hear(reader, first, 'No problem, thanks anyway.').move).toMatchObject({
        decision: 'silence',
        cause: 'withdrawn',
        isOver: true,
      });
  });

  it('“not now” is reopened by news and never by a reminder', () => {
    const later = ['busy_founder', 'editor'].flatMap((persona) =>
      whoSaid('not_now', readersOf(persona as PersonaId, 61)),
    );
    expect(later.length).toBeGreaterThan(10);
    for (const { reader, first } of later.filter(({ reader: { isForeign } }) => !isForeign)) {
      expect(hear(reader, first, 'I just wanted to follow up.').move.decision).toBe('silence');
      const news = hear(reader, first, 'Casa Brava now pays £38 a tray for it.');
      expect(news.move).toMatchObject({ decision: 'question', cause: 'news' });
    }
  });
});
