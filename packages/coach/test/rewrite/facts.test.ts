import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft, rewrite } from '../../src/index.ts';
import type { Draft } from '../../src/index.ts';
import { arbitraryDraft } from './arbitrary-draft.ts';
import { factsLost, factsOf } from './facts-of.ts';

const golden = new URL('../golden/', import.meta.url);

function draftsIn(folder: string, suffix: string): { name: string; draft: Draft }[] {
  const at = new URL(folder, golden);
  return readdirSync(at)
    .filter((file) => file.endsWith(suffix))
    .map((name) => ({ name, draft: parseDraft(readFileSync(new URL(name, at), 'utf8')) }));
}

const written = [...draftsIn('rewrites/', '.draft.txt'), ...draftsIn('emails/', '.txt')];
const generated = fc
  .sample(arbitraryDraft)
  .map((draft) => ({ name: JSON.stringify(draft), draft }));
const cases = Object.entries({ written, generated }).map(
  ([origin, drafts]) =>
    [origin, drafts.map((one) => ({ ...one, result: rewrite(one.draft) }))] as const,
);

describe('reading facts', () => {
  it('finds names, figures, money, days, links, addresses, tags and quotations', () => {
    const body =
      'Hi Tom, I met Ana Ruiz of Fernhill on Tuesday, 4 March at 3pm. She paid £1,200 for 15%. ' +
      'See https://a.example/x or bo@b.example, {{company}}. She said “never again”.';
    expect(factsOf({ subject: null, body })).toEqual(
      new Set(
        'https://a.example/x|bo@b.example|company|never again|£1,200|4|3pm|1,200|15%|Tuesday|March|Tom|Ana Ruiz|Fernhill'.split(
          '|',
        ),
      ),
    );
  });

  it('misses what a careless rewrite would lose', () => {
    const from = { subject: null, body: 'We met Ana in Leeds on 4 May.' };
    expect(factsLost(from, { subject: null, body: 'We met in Leeds in May.' })).toEqual([
      '4',
      'Ana',
    ]);
  });
});

describe('no rewrite', () => {
  it.each(cases)('loses a fact of a %s email', (_, drafts) => {
    for (const { name, draft, result } of drafts) {
      expect(factsLost(draft, result), name).toEqual([]);
    }
  });

  it.each(cases)('makes a fact up in a %s email', (_, drafts) => {
    for (const { name, draft, result } of drafts) {
      expect(factsLost(result, draft), name).toEqual([]);
    }
  });
});
