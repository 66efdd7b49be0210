import type { Draft } from '@replysmith/coach';

/** Material from other emails for altering an email. */
export type Scraps = {
  /** Sentences labelled as courtesies or formalities that move no reader. */
  readonly courtesies: readonly string[];
  readonly questions: readonly string[];
  readonly names: readonly string[];
  readonly figures: readonly string[];
};

/** An alteration that adds nothing or removes something; `seed` selects the material. */
type IdleChange = (body: string, scraps: Scraps, seed: number) => string;

function pick(items: readonly string[], count: number, seed: number): string[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[(seed * 7919 + at * 104_729) % items.length] ?? '',
  );
}

const vagueNames = ['a company', 'someone', 'another firm', 'a place'];
const vagueFigures = ['some', 'many', 'a few', 'several'];

const idleChanges: readonly IdleChange[] = [
  (body, { courtesies }, seed) => `${pick(courtesies, 2, seed).join(' ')}\n\n${body}`,
  (body, { courtesies }, seed) => `${body}\n\n${pick(courtesies, 3, seed).join(' ')}`,
  (body, { courtesies }, seed) =>
    `${pick(courtesies, 1, seed).join(' ')}\n\n${body}\n\n${pick(courtesies, 3, seed + 1).join(' ')}`,
  (body, { questions }, seed) => `${body}\n\n${pick(questions, 4, seed).join(' ')}`,
  (body, { names }, seed) => `${body}\n\n${pick(names, 6, seed).join(', ')}.`,
  (body, { figures }, seed) => `${body}\n\n${pick(figures, 7, seed).join(' ')}.`,
  (body) => body.toUpperCase(),
  (body) => `${body}\n\n${body}`,
  (body, _, seed) =>
    body.replace(/\b\d[\d.,]*\b%?/gu, () => vagueFigures[seed % vagueFigures.length] ?? 'some'),
  (body, _, seed) =>
    body.replace(
      /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu,
      () => vagueNames[seed % vagueNames.length] ?? 'someone',
    ),
];

/** Applies each alteration to some of the emails, by index. */
export function alterIdly(
  drafts: readonly Draft[],
  scraps: Scraps,
  each: number,
): { readonly index: number; readonly draft: Draft }[] {
  return idleChanges.flatMap((change, kind) =>
    Array.from({ length: each }, (_, turn) => {
      const seed = kind * each + turn;
      const index = (seed * 6151) % drafts.length;
      const draft = drafts[index] ?? { subject: null, body: '' };
      return { index, draft: { ...draft, body: change(draft.body, scraps, seed) } };
    }).filter(({ index, draft }) => draft.body !== drafts[index]?.body),
  );
}
