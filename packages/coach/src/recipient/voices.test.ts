import { describe, expect, it } from 'vitest';
import { plainVoice, profileVoices, voices, wordsOf } from './voices.ts';

const slots = new Set([
  'sender',
  'me',
  'topic',
  'theirs',
  'fact',
  'subject',
  'claim',
  'crowd',
  'figure',
  'gap',
  'accept',
  'want',
  'answer',
]);
const quiet = new Set(['greeting', 'sign_off']);

const all = [plainVoice, ...Object.values(voices), ...Object.values(profileVoices)].flatMap(
  (voice) =>
    Object.entries(voice).flatMap(([situation, lines]) =>
      lines.map((line) => [situation, wordsOf(line), line] as const),
    ),
);
const spoken = all.filter(([situation, line]) => !quiet.has(situation) && line !== '');
/** Said once a conversation is under way: what they speak of is the answer. */
const laterOn = /^(?:agreed|told_|won_by_|answered_|candid_|\p{L}+ed_no|lead_(?!scruple|curious))/u;
const liking =
  /\bI (?:(?!should|would)\p{L}+ )?(?:like|liked|love|loved|enjoy|enjoyed)\b|\b(?:good(?! luck)|great|nice|nicely|(?<!as |may )well|kind(?! of)|clear|clearly|thoughtful|decent|fair|promising|helpful|useful|sane|brief|short|specific|right idea|reasonable)\b/iu;
/** They like the matter or the moment rather than how the email is written, or like nothing. */
const noPraise = new Set([
  'Thanks for writing, this came at a good moment. {accept}',
  '{accept} I’ll want to break it before I like it.',
  'This could be useful.',
  'This sounds helpful.',
  'This looks promising.',
  'Looks sane so far.',
  'Sounds useful, as long as I don’t have to run it. Who does the work?',
  'Right idea, wrong month.',
  'A decent idea. We did something too close to it not long ago, so ask me again later.',
  'Reasonable, but nobody here will get to {topic} before the next release. Ask again after that.',
  'I’ll pass for the moment. It may be useful one day, but I couldn’t say why from the email.',
  'I’m sure this is useful to somebody, but I don’t think it was written with us in mind. No, thank you.',
  'You were kind to ask. It’s somebody else here you’d need for that, I’m afraid.',
  'A clear no, so you can move on: we don’t need this here.',
]);

describe('what people say', () => {
  it.each(spoken)('%s: %s', (_, line) => {
    expect(line).toMatch(/^(?:\{\w+\}|[\p{Lu}“])/u);
    expect(line).toMatch(/(?:[.!?:]|\{accept\})$/u);
    expect(line).not.toMatch(/\d|'| {2}|—/u);
    for (const [, slot = ''] of line.matchAll(/\{(\w+)\}/gu)) expect(slots).toContain(slot);
  });

  it('names nobody and nothing', () => {
    const names = spoken.flatMap(([, line]) =>
      Array.from(line.matchAll(/[^.!?:“}]\s(\p{Lu}[\p{L}’]*)/gu), ([, name = '']) => name),
    );
    const known = new Set(['I', 'I’m', 'I’d', 'I’ll', 'I’ve', 'English', 'CV', 'API', 'Re', 'No']);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names what it praises wherever it speaks of liking', () => {
    const unnamed = spoken.flatMap(([situation, words, line]) =>
      typeof line === 'string' && !laterOn.test(situation) && liking.test(words) ? [words] : [],
    );
    expect(new Set(unnamed)).toEqual(noPraise);
  });

  it('is never the same line twice in one voice', () => {
    for (const voice of [plainVoice, ...Object.values(voices), ...Object.values(profileVoices)]) {
      const lines = Object.entries(voice).flatMap(([situation, said]) =>
        quiet.has(situation)
          ? []
          : said.map(wordsOf).filter((line) => line !== '' && line !== '{accept}'),
      );
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('leaves nobody without a choice of at least three lines without a slot but the yes', () => {
    for (const [situation, lines] of Object.entries(plainVoice)) {
      const free = lines
        .map(wordsOf)
        .filter((line) => !/\{(?!accept\}|gap\}|want\}|sender\}|me\})/u.test(line));
      expect(free.length, situation).toBeGreaterThanOrEqual(situation === 'ask_source' ? 0 : 2);
    }
  });
});
