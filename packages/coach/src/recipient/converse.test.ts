import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { type Reader, letterOf, readerOf } from './reader.ts';
import { ratedAt } from '../../test/recipient/rated.ts';
import { opening, respond } from './converse.ts';

const letter = ratedAt(letterOf(goodEmail({ profile: 'sales' })), 88);
const seeds = Array.from({ length: 200 }, (_, at) => at);
const managers = seeds.map((seed) => readerOf(letter, 'helpful_manager', seed));
const founders = seeds.map((seed) => readerOf(letter, 'busy_founder', seed));

const answers: Readonly<Record<string, string>> = {
  effort: 'It takes one person 20 minutes.',
  price: 'It is £38 a tray.',
  proof: 'Casa Brava has used it since May.',
  sample: 'One is attached.',
  source: 'They counted it from their till receipts.',
};

/** What becomes of everyone who asked and is told `text`; by default the answer to what they asked. */
function after(readers: readonly Reader[], text?: string) {
  return readers.flatMap((reader) => {
    const first = opening(reader);
    const asked = first.move.concern;
    if (asked === null) return [];
    return [{ reader, first, next: respond(reader, first, text ?? answers[asked] ?? '') }];
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

  it('a dodge is asked once more by the patient and ends it with the busy', () => {
    const dodge = 'We are proud of what we do.';
    expect(after(managers, dodge).every(({ next }) => next.move.decision === 'question')).toBe(
      true,
    );
    expect(after(founders, dodge).every(({ next }) => next.move.decision === 'no')).toBe(true);
  });

  it('a second dodge ends it with everybody', () => {
    for (const { reader, next } of after(managers, 'We are proud of what we do.')) {
      const last = respond(reader, next, 'Everyone loves it.');
      expect(last.move).toMatchObject({ decision: 'no', cause: 'dodged', isOver: true });
    }
  });

  it('a push ends it with the busy', () => {
    for (const { next } of after(founders, 'Can we talk on Tuesday?'))
      expect(next.move).toMatchObject({ decision: 'no', cause: 'pushed' });
  });

  it('candour is never punished', () => {
    for (const { next } of after(managers, 'I don’t have that yet.'))
      expect(['yes', 'not_now']).toContain(next.move.decision);
  });

  it('blame ends it', () => {
    for (const { next } of after(managers, 'I haven’t heard back from you.'))
      expect(next.move).toMatchObject({ cause: 'guilt', isOver: true });
  });

  it('a weak email is answered with “not now” at best', () => {
    const readers = seeds.map((seed) => readerOf(ratedAt(letter, 52), 'helpful_manager', seed));
    const met = after(readers, 'We saw your careers page in May. We file payslips for shops.');
    expect(met.length).toBeGreaterThan(3);
    for (const { next } of met) expect(['question', 'not_now', 'no']).toContain(next.move.decision);
  });
});

describe('after anything else', () => {
  const whoSaid = (decision: string) =>
    managers.flatMap((reader) => {
      const first = opening(reader);
      return first.move.decision === decision ? [{ reader, first }] : [];
    });

  it('a yes is confirmed once, and then it is over', () => {
    for (const { reader, first } of whoSaid('yes')) {
      const next = respond(reader, first, 'Wonderful, it is on its way to your kitchen.');
      expect(next.move).toMatchObject({ decision: 'yes', cause: 'agreed', isOver: true });
      expect(respond(reader, next, 'And one more thing.').move.decision).toBe('silence');
    }
  });

  it.each([
    ['You are stupid.', 'insulted'],
    ['We invented all of the figures above, sorry.', 'retracted'],
    ['Please send me your bank account number and password.', 'preyed'],
    ['Trust me, you won’t regret it. Act now!', 'pressed'],
    ['Would you like to buy a used car?', 'strayed'],
  ])('a yes is lost by “%s”', (text, cause) => {
    const won = whoSaid('yes');
    expect(won.length).toBeGreaterThan(10);
    for (const { reader, first } of won)
      expect(respond(reader, first, text).move).toMatchObject({
        decision: 'no',
        cause,
        isOver: true,
      });
  });

  it('an empty message changes nothing', () => {
    for (const { reader, first } of whoSaid('yes')) {
      const empty = respond(reader, first, ' \n');
      expect(empty.move).toMatchObject({ decision: 'silence', cause: 'wordless', isOver: false });
      expect(respond(reader, empty, 'It is on its way.').move.cause).toBe('agreed');
    }
    const asked = whoSaid('question');
    expect(asked.length).toBeGreaterThan(10);
    for (const { reader, first } of asked) {
      const empty = respond(reader, first, '');
      expect(empty.move.cause).toBe('wordless');
      const answer = answers[first.move.concern ?? ''] ?? '';
      expect(respond(reader, empty, answer).move).toEqual(respond(reader, first, answer).move);
    }
  });

  it('a no is not argued with', () => {
    expect(whoSaid('no').length).toBeGreaterThan(0);
    for (const { reader, first } of whoSaid('no'))
      expect(respond(reader, first, 'Casa Brava pays £38 for it.').move.decision).toBe('silence');
  });

  it('letting go ends it without harm', () => {
    for (const { reader, first } of [...whoSaid('not_now'), ...whoSaid('question')])
      expect(respond(reader, first, 'No problem, thanks anyway.').move).toMatchObject({
        decision: 'silence',
        cause: 'withdrawn',
        isOver: true,
      });
  });

  it('silence is broken by news and never by a reminder', () => {
    const fair = ratedAt(letter, 62);
    const silent = seeds.flatMap((seed) => {
      const reader = readerOf(fair, 'busy_founder', seed);
      const first = opening(reader);
      const isLost = reader.need === 'none';
      return first.move.decision === 'silence' && !isLost ? [{ reader, first }] : [];
    });
    for (const { reader, first } of silent) {
      expect(respond(reader, first, 'Just checking in.').move.cause).toBe('bump');
      expect(
        respond(reader, first, 'Casa Brava now pays £38 a tray for it.').move.decision,
      ).not.toBe('silence');
    }
    expect(silent.length).toBeGreaterThan(0);
  });
});
