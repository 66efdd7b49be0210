import type { Context } from '../../context.ts';
import { scoreTemplate, type TemplateScore } from '../score-template.ts';
import type { ReadyRow } from './check-rows.ts';

/** Milliseconds; what is not scored by then is imported without a score. */
const patience = 8_000;
const atOnce = 4;

/** The score of each row, by its place. */
export async function scoreRows(
  ctx: Context,
  rows: readonly ReadyRow[],
): Promise<ReadonlyMap<number, TemplateScore>> {
  const scores = new Map<number, TemplateScore>();
  const end = performance.now() + patience;
  const waiting = rows.values();
  const scoreNext = async () => {
    for (const { place, template } of waiting) {
      if (performance.now() > end) return;
      scores.set(place, await scoreTemplate(ctx, template));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, scoreNext));
  return scores;
}
