import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/draft.ts';
import { type PersonaId, personaIds } from '../../src/recipient/personas.ts';
import type { Turn } from '../../src/recipient/reply.ts';
import { readerOf } from '../../src/recipient/reader.ts';
import { debrief, replyOf, simulateReply } from '../../src/recipient/simulate-reply.ts';
import { gapIn } from '../../src/recipient/concerns.ts';
import { anyDraft } from '../emails.ts';
import { type Pitch, goldenPitches, strongPitches, tradePitches } from './pitches.ts';
import { ratedAt } from './rated.ts';
import { factsIn, slipsIn } from './spoken.ts';

const seeds = Array.from({ length: 50 }, (_, at) => at + 1);
const pitches = [...goldenPitches, ...tradePitches];
const answers = [
  'It costs €40 a month, measured on 12 invoices by their own accountant; setting it up takes 20 minutes.',
  'Fair question. It reads a CSV export and nothing leaves your servers. Casa Brava uses it, and nobody else has the story yet.',
  'Great question! Could we hop on a call on Tuesday to discuss?',
  'We are the leading provider of solutions like this.',
  'I don’t have that figure yet, to be honest.',
  'I haven’t heard back from you.',
  'No problem, thanks anyway.',
  'You are stupid.',
  'We invented all of the figures above, sorry.',
  'Please send me your bank account number and password.',
  '',
] as const;

const all = pitches.flatMap((pitch) => personaIds.map((persona) => ({ pitch, persona })));

/** What everybody first says to every email on every day. */
const firstReplies = all.map((one) => ({
  ...one,
  replies: seeds.map((seed) => reply({ ...one, seed })),
}));

type Start = { readonly pitch: Pitch; readonly persona: PersonaId; readonly seed: number };

/** What `simulateReply` does, for an email that is read already. */
function reply({ pitch, persona, seed }: Start, turns: readonly Turn[] = []) {
  return replyOf(readerOf(pitch.letter, persona, seed), turns);
}

function textOf({ subject, body }: Draft, turns: readonly Turn[] = []): string {
  return [subject ?? '', body, ...turns.map(({ text }) => text)].join('\n').toLowerCase();
}

/** A whole conversation: the writer says one of the answers each time, the recipient replies. */
function converse(start: Start, messages: readonly string[]) {
  const turns: Turn[] = [];
  const replies = [reply(start)];
  for (const text of messages) {
    const before = replies.at(-1)?.text;
    if (before) turns.push({ from: 'recipient', text: before });
    turns.push({ from: 'writer', text });
    replies.push(reply(start, turns));
  }
  return { replies, turns };
}

const yesRate = (value: number, persona: PersonaId) => {
  const drafts = goldenPitches
    .filter(({ letter }) => gapIn(letter.email) === null)
    .flatMap(({ letter, ...pitch }) =>
      seeds.map((seed) => ({ pitch: { ...pitch, letter: ratedAt(letter, value) }, persona, seed })),
    );
  return drafts.filter((one) => reply(one).decision === 'yes').length / drafts.length;
};

describe('whoever reads', () => {
  it.each(personaIds)('%s says yes more often the better the email is', (persona) => {
    const [weak, fair = 1, good = 0, best = 0] = [50, 70, 82, 95].map((value) =>
      yesRate(value, persona),
    );
    expect(weak).toBe(0);
    expect(fair).toBeLessThan(good);
    expect(good).toBeLessThan(best);
  });

  it('nobody ever says yes to a weak email, whatever is said later', () => {
    const poor = pitches.filter(({ score }) => score < 60);
    expect(poor.length).toBeGreaterThan(4);
    for (const pitch of poor)
      for (const persona of personaIds)
        for (const seed of seeds.slice(0, 10)) {
          const { replies } = converse({ pitch, persona, seed }, [
            answers[0],
            answers[1],
            answers[0],
          ]);
          expect(replies.map(({ decision }) => decision)).not.toContain('yes');
        }
  }, 60_000);

  it('a strong email to the wrong desk wins nobody', () => {
    const [sales] = Object.values(strongPitches);
    if (!sales) throw new Error('no sales pitch');
    const pitch = { ...sales, letter: ratedAt(sales.letter, 92) };
    for (const persona of ['editor', 'investor'] as const) {
      const replies = seeds.map((seed) => reply({ pitch, persona, seed }));
      expect(replies.some(({ decision }) => decision === 'no')).toBe(true);
      expect(replies.every(({ decision }) => decision === 'no' || decision === 'silence')).toBe(
        true,
      );
      expect(new Set(replies.map(({ reason }) => reason)).size).toBe(1);
    }
  });
});

describe('a reply', () => {
  it('is silent without a word and with a reason, and otherwise has both', () => {
    for (const { replies } of firstReplies)
      for (const { decision, text, reason } of replies) {
        expect(text === null).toBe(decision === 'silence');
        expect(reason).toMatch(/^\p{Lu}.*[.!?]”?$/su);
      }
  });

  it('holds no number and no name that is not in the email', () => {
    for (const { pitch, replies } of firstReplies)
      for (const { text } of replies) {
        const known = textOf(pitch.draft);
        const invented = factsIn(text ?? '').filter((fact) => !known.includes(fact.toLowerCase()));
        expect(invented, text ?? '').toEqual([]);
      }
  });

  it('is clean in its wording', () => {
    for (const { replies } of firstReplies)
      for (const { text } of replies) {
        if (text !== null) expect(slipsIn(text), text).toEqual([]);
      }
  });

  it('varies with the seed', () => {
    for (const { replies } of firstReplies) {
      const texts = new Set(replies.map(({ text }) => text));
      expect(texts.size).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a conversation', () => {
  const talked = all.map(({ pitch, persona }, at) => ({
    pitch: at % 3 === 0 ? pitch : { ...pitch, letter: ratedAt(pitch.letter, 70 + (at % 25)) },
    persona,
  }));
  const plans = [
    [answers[0], answers[1], answers[0], answers[1]],
    [answers[3], answers[2], answers[3], answers[0]],
    [answers[4], answers[6], answers[0], answers[5]],
    [answers[5], answers[10], answers[10], answers[10]],
    [answers[10], answers[0], answers[7], answers[8]],
    [answers[8], answers[9], answers[10], answers[0]],
  ];

  it('says no sentence twice, invents nothing, and ends', () => {
    for (const [at, { pitch, persona }] of talked.entries())
      for (const [step, plan] of plans.entries()) {
        const { replies, turns } = converse({ pitch, persona, seed: at + step }, plan);
        const sentences = replies.flatMap(
          ({ text }) => (text ?? '').match(/[^.!?\n]{9,}[.!?]/gu) ?? [],
        );
        expect(new Set(sentences).size, sentences.join('|')).toBe(sentences.length);
        const known = textOf(
          pitch.draft,
          turns.filter(({ from }) => from === 'writer'),
        );
        for (const { text } of replies) {
          expect(factsIn(text ?? '').filter((fact) => !known.includes(fact.toLowerCase()))).toEqual(
            [],
          );
          if (text !== null) expect(slipsIn(text), text).toEqual([]);
        }
        const end = replies.findIndex(({ isOver }) => isOver);
        if (end !== -1)
          for (const { decision, isOver } of replies.slice(end + 1))
            expect([decision, isOver]).toEqual(['silence', true]);
      }
  }, 120_000);

  it('comes to its end whatever the writer says', () => {
    for (const [at, { pitch, persona }] of all.entries())
      for (const [step, answer] of answers.entries()) {
        const seed = at + step;
        const turns = Array.from({ length: 6 }, () => ({
          from: 'writer' as const,
          text: answer,
        }));
        expect(reply({ pitch, persona, seed }, turns).decision).toBe('silence');
      }
  }, 60_000);
});

describe('texts made to be slow', () => {
  const length = 150_000;
  it.each([
    'a',
    'your checkout 5% ',
    'we cut 38% at Acme. ',
    'Would you like ',
    'Acme ',
    '[fill in: x] ',
    '“',
    '\ud800',
  ])(
    '%j over and over is read in seconds',
    (piece) => {
      const body = piece.repeat(Math.floor(length / piece.length));
      const turns = [{ from: 'writer' as const, text: body }];
      const { decision } = simulateReply({
        draft: { subject: piece.repeat(200), body },
        persona: 'investor',
        seed: 3,
        turns,
      });
      expect(['no', 'silence', 'question', 'not_now']).toContain(decision);
    },
    10_000,
  );
});

describe('whatever the text', () => {
  const anyTurn = fc.record({
    from: fc.constantFrom('writer' as const, 'recipient' as const),
    text: anyDraft.map(({ body }) => body),
  });
  const anyConversation = fc.record({
    draft: anyDraft,
    persona: fc.constantFrom(...personaIds),
    seed: fc.oneof(fc.integer(), fc.double()),
    turns: fc.array(anyTurn, { maxLength: 4 }),
  });

  it('the same conversation gets the same answers, every remark quotes its place, and nothing throws', () => {
    fc.assert(
      fc.property(anyConversation, (conversation) => {
        const replied = simulateReply(conversation);
        const looked = debrief(conversation);
        expect(simulateReply(structuredClone(conversation))).toEqual(replied);
        expect(debrief(structuredClone(conversation))).toEqual(looked);
        const { draft, turns } = conversation;
        const { deciding, won, lost } = looked;
        for (const { quote, place } of [
          ...replied.noticed,
          ...won,
          ...lost,
          ...(deciding ? [deciding] : []),
        ]) {
          if (place === null) continue;
          const text = place.field === 'turn' ? turns[place.turn]?.text : draft[place.field];
          expect((text ?? '').slice(place.start, place.end)).toBe(quote);
        }
      }),
    );
  }, 60_000);
});
