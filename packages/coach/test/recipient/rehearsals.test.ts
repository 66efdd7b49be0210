import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/draft.ts';
import type { PersonaId } from '../../src/recipient/personas.ts';
import type { Turn } from '../../src/recipient/reply.ts';
import { letterOf, readerOf } from '../../src/recipient/reader.ts';
import { debriefOf, replyOf } from '../../src/recipient/simulate-reply.ts';
import { type Letter, ratedAt } from './rated.ts';
import { rehearsals, type Rehearsal } from './rehearsals.ts';

const seeds = Array.from({ length: 30 }, (_, at) => at + 1);

const letters = new Map<Draft, Letter>();

/** An email rated as good, with what it lost. */
function letterFor(draft: Draft): Letter {
  const letter = letters.get(draft) ?? letterOf(draft);
  letters.set(draft, letter);
  return ratedAt(letter, 88, letter.score.lines);
}

const readerFor = (draft: Draft, persona: PersonaId, seed: number) =>
  readerOf(letterFor(draft), persona, seed);
const replyTo = (draft: Draft, persona: PersonaId, seed: number) =>
  replyOf(readerFor(draft, persona, seed), []);

/** What is said between an email and one of its readers, with the look back on each step. */
function rehearse({ draft, messages }: Rehearsal, persona: PersonaId, seed: number) {
  const turns: Turn[] = [];
  const steps = [];
  for (const text of [null, ...messages]) {
    if (text !== null) turns.push({ from: 'writer', text });
    const reader = readerFor(draft, persona, seed);
    const reply = replyOf(reader, turns);
    steps.push({ question: text, reply, debrief: debriefOf(reader, turns) });
    if (reply.isOver) break;
    if (reply.text !== null) turns.push({ from: 'recipient', text: reply.text });
  }
  return steps;
}

const all = rehearsals.flatMap((rehearsal) =>
  rehearsal.readers.map((persona) => ({ rehearsal, persona })),
);
const agreed = 'They said yes, and you went along.';
const first = (name: string) => {
  const found = rehearsals.find((rehearsal) => rehearsal.name === name);
  if (!found) throw new Error(`no rehearsal ${name}`);
  return found;
};

describe('twelve emails rehearsed with those they are for', () => {
  const steps = all.flatMap(({ rehearsal, persona }) =>
    seeds
      .slice(0, 5)
      .flatMap((seed) =>
        rehearse(rehearsal, persona, seed).map((step) => ({ ...step, rehearsal, persona })),
      ),
  );

  it('never say to leave a text that has a blank in it, and name the blank', () => {
    const blank = steps.filter(({ rehearsal }) => rehearsal.draft.body.includes('[fill in:'));
    expect(blank.length).toBeGreaterThan(30);
    for (const { debrief } of blank) {
      expect(debrief.next).toMatch(/^Fill in “(?:first name|hours)”/u);
      expect(debrief.next).not.toContain('Leave the text as it is');
    }
  });

  it('never say to leave a text beside what it lost', () => {
    for (const { debrief } of steps)
      if (debrief.next.startsWith('Leave the text')) expect(debrief.lost).toEqual([]);
  });

  it('never stop at what won', () => {
    for (const { reply } of steps)
      if (reply.decision === 'yes') expect(reply.reason).not.toContain('They stop at');
  });

  it('count no thanks for a yes as a loss', () => {
    for (const { debrief } of steps.filter(({ reply }) => reply.decision === 'yes'))
      expect(debrief.lost.map(({ quote }) => quote)).not.toContain('Thank you!');
  });

  it('answer what is asked after a yes, and end with the thanks', () => {
    const after = steps.filter(({ reply }) => reply.reason === agreed && !reply.isOver);
    expect(after.length).toBeGreaterThan(30);
    for (const { question, reply } of after) {
      expect(question).toContain('?');
      expect(reply.text).toMatch(/\p{L}/u);
    }
  });
});

describe('a first sight', () => {
  it('is each reader’s own', () => {
    const { draft, readers } = first('croissants');
    const won = readers.map((persona) =>
      debriefOf(readerOf(ratedAt(letterFor(draft), 88), persona, 1), []).won.map(({ why }) => why),
    );
    expect(new Set(won.map(([why]) => why)).size).toBe(readers.length);
  });
});

describe('the matter', () => {
  const repliesTo = (name: string, persona: PersonaId) =>
    seeds.flatMap((seed) =>
      rehearse(first(name), persona, seed).flatMap(({ reply }) => reply.text ?? []),
    );

  it('is not a job where somebody offers a film', () => {
    const replies = repliesTo('hotel film with a blank', 'helpful_manager');
    expect(replies.length).toBeGreaterThan(20);
    for (const text of replies)
      expect(text).not.toMatch(/hiring|opening|\brole\b|the search|work on here|notice period/iu);
  });

  it('is pointed out where the reader’s own name is a blank', () => {
    const replies = seeds.flatMap(
      (seed) => replyTo(first('hotel film with a blank').draft, 'helpful_manager', seed).text ?? [],
    );
    for (const text of replies) expect(text).toMatch(/my name/iu);
  });
});
