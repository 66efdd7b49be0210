import { noticedBlank } from '../material.ts';
import { askFor, askPlainly } from '../asking.ts';
import { painQuestion, tellFacts } from '../sentences.ts';
import type { Kind } from './kind.ts';

/** Who writes, then what it may have to do with them. */
export const introduction: Kind = {
  write: (material) => {
    const { facts, sender, say, voice } = material;
    const isOwn = /^(?:i|my)\b/iu.test(facts[0] ?? '') || sender.company.trim() === '';
    const who = isOwn ? 'myself' : sender.company.trim();
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
    [painQuestion(material)],
    askPlainly(material),
  ],
  makesItEasy: true,
  subject: 'A hello and a question',
  asksOfTrouble: true,
};
