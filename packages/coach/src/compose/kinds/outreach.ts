import { noticedBlank } from '../material.ts';
import { askFor, painList, painQuestion, plainQuestion, tellFacts } from '../sentences.ts';
import type { Kind } from './kind.ts';

/** A question about their day first, then why it is asked. */
export const coldOutreach: Kind = {
  write: (material) => [
    [noticedBlank(), painQuestion(material)],
    tellFacts(material, material.pains.length > 0),
    askFor(material),
  ],
  makesItEasy: true,
};

/** The offer first, then whether they have what it is for. */
export const salesPitch: Kind = {
  write: (material) => {
    const { audience, say, voice } = material;
    const to = audience === null ? '' : ` as ${audience}`;
    return [
      [noticedBlank(), say(voice.pitching, to)],
      tellFacts(material, false),
      [plainQuestion(material)],
      askFor(material),
    ];
  },
  makesItEasy: true,
};

/** What there is to talk about, before the request to talk. */
export const meetingRequest: Kind = {
  write: (material) => [
    [noticedBlank(), painList(material, material.voice.meeting, 1)],
    tellFacts(material, false),
    askFor(material),
  ],
  makesItEasy: true,
};
