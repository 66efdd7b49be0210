import type { Draft } from '../draft.ts';
import { occasionOfCategory } from './occasion.ts';
import { readIntent, type Intent } from './read-intent.ts';
import type { Template } from './template.ts';
import { termsOf, type Terms } from './terms.ts';

/** What two emails are compared by. */
export type Comparable = Intent & { readonly terms: Terms };

const subjectWeight = 2;

/** Longer than any email. */
const longestRead = 5_000;

/** Reads an email for comparison, and of a template what its name, tags and category say too. */
export function readForComparison(
  draft: Draft,
  { name = '', tags = [], category = '' }: Partial<Template> = {},
): Comparable {
  const body = draft.body.slice(0, longestRead);
  const intent = readIntent({ ...draft, body });
  return {
    ...intent,
    occasion: occasionOfCategory(category) ?? intent.occasion,
    terms: termsOf([
      { text: draft.subject ?? '', weight: subjectWeight },
      { text: [name, ...tags, body].join('\n'), weight: 1 },
    ]),
  };
}
