import { scoreBasis } from '@replysmith/coach';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row's score is of the current version. Scores of other versions are neither averaged
 * nor compared.
 */
export function isOfThisVersion(column = 'score_version'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} IS NOT DISTINCT FROM ${scoreBasis.version})`;
}
