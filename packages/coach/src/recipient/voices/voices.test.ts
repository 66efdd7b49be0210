import { describe, expect, it } from 'vitest';
import { profileVoices } from './by-profile.ts';
import { plainVoice } from './plain.ts';
import { voices } from './voices.ts';

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
      lines.map((line) => [situation, line] as const),
    ),
);
const spoken = all.filter(([situation, line]) => !quiet.has(situation) && line !== '');

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

  it('is never the same line twice in one voice', () => {
    for (const voice of [plainVoice, ...Object.values(voices), ...Object.values(profileVoices)]) {
      const lines = Object.entries(voice).flatMap(([situation, said]) =>
        quiet.has(situation) ? [] : said.filter((line) => line !== '' && line !== '{accept}'),
      );
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('leaves nobody without a choice of at least three lines without a slot but the yes', () => {
    for (const [situation, lines] of Object.entries(plainVoice)) {
      const free = lines.filter((line) => !/\{(?!accept\}|gap\}|want\}|sender\}|me\})/u.test(line));
      expect(free.length, situation).toBeGreaterThanOrEqual(situation === 'ask_source' ? 0 : 2);
    }
  });
});
