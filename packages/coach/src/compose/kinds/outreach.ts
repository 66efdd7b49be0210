import { noticedBlank } from '../material.ts';
import { askFor } from '../asking.ts';
import { painQuestion, plainQuestion, reasonFor, tellFacts, topic } from '../sentences.ts';
import type { Kind } from './kind.ts';

/** A question about their day first, then why it is asked. */
export const coldOutreach: Kind = {
  write: (material) => [
    [noticedBlank(), painQuestion(material)],
    material.pains.length > 0 ? reasonFor(material) : tellFacts(material),
    askFor(material),
  ],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};

/** The offer first, then whether they have what it is for. */
export const salesPitch: Kind = {
  write: (material) => {
    const { audience, say, voice } = material;
    const to = audience === null ? '' : ` as ${audience}`;
    return [
      [noticedBlank(), say(voice.pitching, to)],
      tellFacts(material),
      [plainQuestion(material)],
      askFor(material),
    ];
  },
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};

/** What there is to talk about, before the request to talk. */
export const meetingRequest: Kind = {
  write: (material) => [[noticedBlank(), topic(material)], tellFacts(material), askFor(material)],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};
