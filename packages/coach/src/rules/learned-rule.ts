import type { Document } from '../document/read-draft.ts';
import { type Role, rolesOf } from '../document/roles.ts';
import type { Span } from '../draft.ts';
import { type QuestionId, answersOf, gravest } from './learned-questions.ts';
import { type Rule, bodySpans } from './rule.ts';
import { isTooShortToTell, tooShortToTell } from './too-short.ts';

type Level = { readonly reason: string; readonly fix: string };

type LearnedRule = Pick<Rule, 'name' | 'evidence' | 'works'> & {
  readonly id: QuestionId;
  /** What the line says when the fault is slight, clear or grave. */
  readonly levels: readonly [slight: Level, clear: Level, grave: Level];
  /** The sentences that the line quotes when there are some; else the words that bear the fault. */
  readonly about?: Role;
  /** What the line shows in place of words, where the fault is that something is missing. */
  readonly missing?: string;
};

/** Where no words bear the fault more than others. */
const asWhole = 'The email as a whole';

const clear = 1;
const grave = 2;

/** A rule whose answer is one of the learned readings. */
export function learnedRule({ levels, about, missing, ...rule }: LearnedRule): Rule {
  return {
    ...rule,
    steps: gravest,
    find(doc) {
      const answers = answersOf(doc);
      const severity = answers.severity(rule.id);
      if (severity <= 0) return null;
      const level = levels[severity < clear ? 0 : severity < grave ? 1 : 2];
      const { reason, fix } = isTooShortToTell(doc.email) ? tooShortToTell : level;
      const isMissing = missing !== undefined && severity >= grave;
      return {
        severity,
        // Only what a reader is shown is looked for.
        get spans() {
          if (isMissing) return [];
          const quoted = about ? sentencesFor(doc, about) : [];
          return quoted.length > 0 ? quoted : answers.harm(rule.id);
        },
        measure: missing ?? asWhole,
        reason,
        fix,
      };
    },
  };
}

const mostQuoted = 2;

function sentencesFor(doc: Document, about: Role): Span[] {
  const roles = rolesOf(doc);
  return bodySpans(doc.sentences.filter((_, at) => roles[at] === about).slice(0, mostQuoted));
}
