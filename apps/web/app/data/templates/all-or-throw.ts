import { ApiError } from '../../lib/wire/api-error.ts';
import { countText } from '../../lib/words/count-text.ts';
import type { ChangeOutcome } from './change-templates.ts';

/** Throws when a template is left as it is, since an undo is done or it is not. */
export function allOrThrow({ done, failed, problem }: Omit<ChangeOutcome, 'isCut'>): void {
  if (problem) throw problem instanceof Error ? problem : new Error('It broke off.');
  const [first] = failed;
  if (!first) return;
  const all = countText(done.length + failed.length);
  throw new ApiError({
    kind: 'http',
    code: 'not_all_changed',
    message: `${countText(failed.length)} of ${all} could not be put back: ${first.reason}`,
  });
}
