import { describe, expect, it } from 'vitest';
import { suggestSubjects } from '../../src/index.ts';
import { variedEmails } from './varied-emails.ts';

const ideas = Object.entries(variedEmails).flatMap(([name, draft]) =>
  suggestSubjects(draft).map(({ subject }) => ({ name, subject, draft })),
);

/** What the email says around an idea, wherever it says it; nothing for words that the coach put together. */
function around(subject: string, body: string): { before: string; after: string }[] {
  const words = subject.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return Array.from(body.matchAll(new RegExp(`\\b${words}(?![\\p{L}\\p{N}])`, 'giu')), (match) => ({
    before: body.slice(Math.max(0, match.index - 30), match.index),
    after: body.slice(match.index + match[0].length),
  }));
}

const object = /^ (?:the|an?|no|it|them|us|me|how|why|\d)(?![\p{L}])/u;
const asking = /\b(?:what|who|when|where|which)(?:['’]?s| is| are| does| do)? (?:\S+ )?$/iu;
const trade = /\b(?:I am|I’m|we are|we’re) (?:(?:a|an|very|so|also|skilled|fluent) ?){0,2}$/iu;
const chat = /(?<!\p{L})(?:u|ur|w|n|r|lol|haha|omg|btw|lmk|hmu|whats)(?!\p{L})/iu;
const plural = /(?:s|people|staff|children|men|women)$/u;

describe('the ideas for forty emails as people write them', () => {
  it('are many', () => {
    expect(Object.keys(variedEmails).length).toBeGreaterThanOrEqual(40);
    expect(ideas.length).toBeGreaterThan(60);
  });

  it('stop where the thing stops: no verb of it, no number and no further word of it follows', () => {
    for (const { subject, draft } of ideas) {
      const places = around(subject, draft.body);
      const isCut = places.length > 0 && places.every(({ after }) => object.test(after));
      expect(isCut, subject).toBe(false);
    }
  });

  it('are never what the reader is merely asked to tell, nor what the writer is', () => {
    for (const { subject, draft } of ideas) {
      const places = around(subject, draft.body);
      const isNoTopic = ({ before }: { before: string }) =>
        asking.test(before) || trade.test(before);
      expect(places.length > 0 && places.every(isNoTopic), subject).toBe(false);
    }
  });

  it('count things in the plural', () => {
    for (const { subject } of ideas) {
      const [, head] =
        /^(?!1 )\d[\d,]* (.+?)(?: (?:in|on|at|of|for|from|to|with)\b.*)?$/u.exec(subject) ?? [];
      if (head !== undefined) expect(head).toMatch(plural);
    }
  });

  it('are spelt as in a letter', () => {
    for (const { subject } of ideas) expect(subject).not.toMatch(chat);
  });

  it('are at least one for each email, and one of substance for most', () => {
    const firsts = Object.values(variedEmails).map((draft) => suggestSubjects(draft)[0]?.subject);
    expect(firsts).not.toContain(undefined);
    const fillers = firsts.filter((first) =>
      /^(?:About|An? \p{Ll}+ (?:about|for|from|to)) /u.test(first ?? ''),
    );
    expect(fillers.length).toBeLessThan(firsts.length / 4);
  });

  it.each([
    ['plumber', 'The boiler at your Crewe laundry'],
    ['invitation', 'Your RustConf talk on arenas'],
    ['mentor', 'Your essay on leaving consulting'],
    ['survey', 'Rural buses'],
    ['florist', 'Your lobby flowers'],
    ['seed', 'Seed round, farm robots'],
  ])('of %s hold %j', (name, subject) => {
    expect(ideas.filter((one) => one.name === name).map((one) => one.subject)).toContain(subject);
  });
});
