import { parseEmail, type Cap, type Draft, type Finding, type Rule } from '../src/index.ts';

type Checked = Omit<Finding, 'loss'> & {
  readonly loss: number;
  readonly quotes: readonly string[];
};

/** What a rule finds in a draft, with the words of its spans; a cap counts as a loss of 1. */
export function check(rule: Rule | Cap, draft: Draft): Checked | null {
  const finding = rule.check(parseEmail(draft));
  if (!finding) return null;
  const quotes = finding.spans.map(({ field, start, end }) =>
    (draft[field] ?? '').slice(start, end),
  );
  return { loss: 1, ...finding, quotes };
}
