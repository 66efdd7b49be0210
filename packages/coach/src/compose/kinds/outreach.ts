import { noticedBlank } from '../material.ts';
import { askFor, askPlainly } from '../asking.ts';
import { painQuestion, reasonFor, tellFacts } from '../sentences.ts';
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
  write: (material) => [
    [noticedBlank(), ...tellFacts(material)],
    [painQuestion(material)],
    askFor(material),
  ],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};

/** What there is to talk about, then the request to talk. */
export const meetingRequest: Kind = {
  write: (material) => [
    [noticedBlank(), painQuestion(material)],
    tellFacts(material),
    askPlainly(material),
  ],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};
