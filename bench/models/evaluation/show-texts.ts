import { formatDraft } from '@replysmith/coach';
import type { Evaluated } from './evaluate-models.ts';

/** Every email as it was, as the model wrote it, and as it was given to the person. */
export function showTexts(evaluated: readonly Evaluated[]): string {
  return evaluated
    .flatMap(({ summary, texts }) =>
      texts.map(({ name, original, written, result }) =>
        [
          `=== ${summary.model}: ${name}`,
          formatDraft(original),
          ...(written === null ? [] : ['--- as the model wrote it', written]),
          '--- as it was given',
          result ? formatDraft(result) : '(nothing)',
        ].join('\n'),
      ),
    )
    .join('\n\n');
}
