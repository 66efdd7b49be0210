import type { Draft } from '../draft.ts';
import { occasionOfCategory } from './occasion.ts';
import { readIntent, type Intent } from './read-intent.ts';
import type { Template } from './template.ts';
import { termsOf, type Terms } from './terms.ts';

/** What two emails are compared by. */
export type Comparable = Intent & {
  readonly terms: Terms;
  /** So many of the terms are in the email itself; the others are in what is said about it. */
  readonly said: number;
};

const subjectWeight = 2;

/** Longer than any email. */
const longestRead = 5_000;

/** Reads an email for comparison, and of a template what its name, tags and category say too. */
export function readForComparison(
  draft: Draft,
  { name = '', tags = [], category = '', about = '' }: Partial<Template> = {},
): Comparable {
  const body = draft.body.slice(0, longestRead);
  const intent = readIntent({ ...draft, body }, about && `${name}. ${about}`);
  const said = [
    { text: draft.subject ?? '', weight: subjectWeight },
    { text: [name, ...tags, body].join('\n'), weight: 1 },
  ];
  const terms = termsOf(said);
  return {
    ...intent,
    occasion: occasionOfCategory(category) ?? intent.occasion,
    terms: about ? termsOf([{ text: about, weight: 1 }], terms) : terms,
    said: terms.size,
  };
}
