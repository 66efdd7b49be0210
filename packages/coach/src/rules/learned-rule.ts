import { type QuestionId, answersOf, gravest } from './questions.ts';
import type { Rule } from './rule.ts';

type Level = { readonly reason: string; readonly fix: string };

type LearnedRule = Pick<Rule, 'name' | 'evidence'> & {
  readonly id: QuestionId;
  /** What the line says when the fault is slight, clear or grave. */
  readonly levels: readonly [slight: Level, clear: Level, grave: Level];
  /** What the line shows in place of words, where the fault is that something is missing. */
  readonly missing?: string;
};

const clear = 1;
const grave = 2;

/** A rule whose answer is one of the learned readings. */
export function learnedRule({ levels, missing, ...rule }: LearnedRule): Rule {
  return {
    ...rule,
    steps: gravest,
    find(doc) {
      const answers = answersOf(doc);
      const severity = answers.severity(rule.id);
      if (severity <= 0) return null;
      const { reason, fix } = levels[severity < clear ? 0 : severity < grave ? 1 : 2];
      const spans = missing !== undefined && severity >= grave ? [] : answers.harm(rule.id);
      return { severity, spans, ...(spans.length === 0 && missing && { measure: missing }), reason, fix };
    },
  };
}
