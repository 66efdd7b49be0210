import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draftSequence, lintSequence, parseDraft, score } from '../../src/index.ts';
import type { Sequence } from '../../src/index.ts';

const folder = new URL('sequences/', import.meta.url);
const suffix = '.draft.txt';
const names = readdirSync(folder)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length));

function draftOf(name: string) {
  return parseDraft(readFileSync(new URL(name + suffix, folder), 'utf8'));
}

/** The follow-ups without their scores, which move with the fit. */
function print({ messages }: Sequence): string {
  return messages
    .slice(1)
    .map(({ day, body, adds }) => `Day ${day}\n\n${body}\n\n(${adds})\n`)
    .join('\n======\n\n');
}

describe('sequences that an editor has read and would send', () => {
  it.each(names)('follows %s up as approved', async (name) => {
    const file = new URL(`${name}.sequence.txt`, folder).pathname;
    const sequence = draftSequence(draftOf(name));
    await expect(print(sequence)).toMatchFileSnapshot(file);
  });

  it.each(names)('keeps to the gaps that are best for %s', (name) => {
    const { lines } = lintSequence(draftSequence(draftOf(name)).messages);
    expect(lines.filter(({ rule }) => rule.endsWith('-gap') || rule === 'later-gaps')).toEqual([]);
  });

  it.each(names)('scores every follow-up of %s as follow-ups are scored', (name) => {
    const [opener, ...followUps] = draftSequence(draftOf(name)).messages;
    const subject = opener?.subject ?? null;
    for (const { body, score: value } of followUps) {
      const sent = { subject: subject === null ? null : `Re: ${subject}`, body };
      const { profile } = score(draftOf(name)).reading;
      expect(score({ ...sent, stage: 'follow_up', profile }).value).toBe(value);
    }
  });
});
