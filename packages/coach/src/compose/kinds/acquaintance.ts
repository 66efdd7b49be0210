import { noticedBlank } from '../material.ts';
import { askFor, askPlainly } from '../asking.ts';
import { painQuestion, plainQuestion, tellFacts } from '../sentences.ts';
import type { Kind } from './kind.ts';

/** Who writes, then what it may have to do with them. */
export const introduction: Kind = {
  write: (material) => {
    const { sender, say, voice } = material;
    const who = sender.company.trim() === '' ? 'myself' : sender.company.trim();
    return [
      [noticedBlank(), say(voice.introducing, who)],
      tellFacts(material),
      [painQuestion(material)],
      askFor(material),
    ];
  },
  makesItEasy: true,
  subject: 'An introduction',
  asksOfTrouble: true,
};

/** A person who wants to know another, and sells nothing. */
export const networking: Kind = {
  write: (material) => [
    [noticedBlank(), material.say(material.voice.networking)],
    tellFacts(material),
    [plainQuestion(material)],
    askPlainly(material),
  ],
  makesItEasy: true,
  subject: 'A hello and a question',
  asksOfTrouble: true,
};
