import type { Optimization } from '@replysmith/contract';

/** Points above zero. */
type RuleLoss = {
  readonly rule: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

type Lines = Pick<Optimization['score'], 'original_lines' | 'optimized_lines'>;

/** What each rule cost an email as it was written, and what it still costs the rewrite. */
export function ruleLosses({ original_lines, optimized_lines }: Lines): RuleLoss[] {
  const names = new Map(
    [...original_lines, ...optimized_lines].map(({ rule, name }) => [rule, name]),
  );
  const lostTo = (wanted: string, lines: Optimization['score']['original_lines']) =>
    lines.reduce((sum, { rule, points }) => (rule === wanted ? sum - points : sum), 0);
  return [...names].map(([rule, name]) => ({
    ...{ rule, name },
    before: lostTo(rule, original_lines),
    after: lostTo(rule, optimized_lines),
  }));
}
