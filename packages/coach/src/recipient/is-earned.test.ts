import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { type Letter, ratedAt } from '../../test/recipient/rated.ts';
import { personaIds } from '../index.ts';
import { debriefOf } from './debrief.ts';
import { plainVoice, profileVoices, voices, wordsOf } from './voices.ts';
import { letterOf, readerOf } from './reader.ts';
import { replyOf } from './simulate-reply.ts';
import { isEarned } from './remarks.ts';

const seeds = Array.from({ length: 60 }, (_, at) => at);
const said = (letter: Letter) =>
  personaIds.flatMap((persona) =>
    seeds.flatMap((seed) => replyOf(readerOf(letter, persona, seed), []).text ?? []),
  );
/** A good email in which one thing lost points. */
const losing = (rule: string, field: 'subject' | 'body' = 'body') =>
  ratedAt(letterOf(goodEmail()), 88, [
    {
      rule,
      name: rule,
      points: -5,
      spans: [{ field, start: 0, end: 4 }],
      quote: '',
      reason: '',
      fix: '',
      wins: 5,
      evidence: [],
    },
  ]);
const praisesSubject = /” (?:is a subject line|got me|made me|stood out)/u;

describe('the praise of a reader', () => {
  it('is for a subject that lost nothing', () => {
    expect(said(ratedAt(letterOf(goodEmail()), 95)).some((text) => praisesSubject.test(text))).toBe(
      true,
    );
  });

  it.each(['subject-length', 'shouting'])(
    'is never for a subject that lost points by %s',
    (rule) => {
      const letter = losing(rule, 'subject');
      expect(said(letter).filter((text) => praisesSubject.test(text))).toEqual([]);
      const { won } = debriefOf(readerOf(letter, 'editor', 1), []);
      expect(won.filter(({ place }) => place?.field === 'subject')).toEqual([]);
    },
  );

  it.each([
    [
      'body-length',
      /keeping it short|getting to the point|being brief|Short, clear|wasting my time/u,
    ],
    ['ask-kind', /easy to answer|fair thing to ask|one I can answer/u],
    ['relevance', /You know (?:your|our)|your reading|homework|read us|read up on us|about us/u],
  ])('is never for what lost points by %s', (rule, praise) => {
    expect(said(losing(rule)).filter((text) => praise.test(text))).toEqual([]);
  });

  it('is never a liking of the whole where the email is not strong', () => {
    const letter = ratedAt(letterOf(goodEmail()), 70);
    const reader = readerOf(letter, 'busy_founder', 1);
    const lines = [plainVoice, ...Object.values(voices), ...Object.values(profileVoices)]
      .flatMap((voice) => Object.values(voice).flat())
      .filter((line) =>
        /I like (?:this|where this|the way)|liked (?:it|how)|kind offer/u.test(wordsOf(line)),
      );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => isEarned(line, reader))).toEqual([]);
  });

  it('takes every line with a subject for one, but for a question about it', () => {
    const reader = readerOf(losing('subject-length', 'subject'), 'editor', 1);
    const lines = [plainVoice, ...Object.values(voices)]
      .flatMap((voice) => Object.values(voice).flat())
      .filter((line) => /^[^?]*\{subject\}[^?]*$/u.test(wordsOf(line)));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => isEarned(line, reader))).toEqual([]);
  });
});
