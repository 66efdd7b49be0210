import { describe, expect, it } from 'vitest';
import { goodEmail, goodParts } from '../../test/good-email.ts';
import { type Draft, personaIds } from '../index.ts';
import { debriefOf } from './debrief.ts';
import { plainVoice, profileVoices, voices, wordsOf } from './voices.ts';
import { letterOf, readerOf } from './reader.ts';
import { replyOf } from './simulate-reply.ts';
import { isEarned } from './remarks.ts';

const seeds = Array.from({ length: 60 }, (_, at) => at);
const said = (draft: Draft) => {
  const letter = letterOf(draft);
  return personaIds.flatMap((persona) =>
    seeds.flatMap((seed) => replyOf(readerOf(letter, persona, seed), []).text ?? []),
  );
};
const lostBy = (draft: Draft) => letterOf(draft).score.lines.map(({ rule }) => rule);
const praisesSubject = /” (?:is a subject line|got me|made me|stood out)/u;
const longSubject = 'A tray of samples for your Leeds oven';

describe('the praise of a reader', () => {
  it('is for a subject that lost nothing', () => {
    expect(said(goodEmail()).some((text) => praisesSubject.test(text))).toBe(true);
  });

  it.each([
    ['subject-length', longSubject],
    ['exclamation-marks', 'Oven space for your Leeds café!!'],
  ])('is never for a subject that lost points by %s', (rule, subject) => {
    const draft = goodEmail({ subject });
    expect(lostBy(draft)).toContain(rule);
    expect(said(draft).filter((text) => praisesSubject.test(text))).toEqual([]);
    const { won } = debriefOf(readerOf(letterOf(draft), 'editor', 1), []);
    expect(won.filter(({ place }) => place?.field === 'subject')).toEqual([]);
  });

  it.each([
    [
      'body-length',
      /keeping it short|getting to the point|being brief|Short, clear|wasting my time/u,
      goodEmail({
        offer: `${goodParts.offer} ${'It arrives before dawn in one van. '.repeat(22)}`,
      }),
    ],
    [
      'ask-kind',
      /easy to answer|fair thing to ask|one I can answer/u,
      goodEmail({ ask: 'Could we meet for an hour at your office on Thursday?' }),
    ],
    [
      'relevance',
      /You know (?:your|our)|your reading|homework|read us|read up on us|about us/u,
      goodEmail({ opening: 'Many cafés drive their trays of croissants across town.' }),
    ],
  ])('is never for what lost points by %s', (rule, praise, draft) => {
    expect(lostBy(draft)).toContain(rule);
    expect(said(draft).filter((text) => praise.test(text))).toEqual([]);
  });

  it('is never a liking of the whole where the email is not strong', () => {
    const letter = letterOf({
      subject: null,
      body: 'Buy our croissants today. They are the best!',
    });
    expect(letter.score.band).not.toBe('strong');
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
    const reader = readerOf(letterOf(goodEmail({ subject: longSubject })), 'editor', 1);
    const lines = [plainVoice, ...Object.values(voices)]
      .flatMap((voice) => Object.values(voice).flat())
      .filter((line) => /^[^?]*\{subject\}[^?]*$/u.test(wordsOf(line)));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => isEarned(line, reader))).toEqual([]);
  });
});
