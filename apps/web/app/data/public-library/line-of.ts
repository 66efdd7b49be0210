import { bandOf } from '@replysmith/coach';
import type { LibraryTemplate } from '@replysmith/contract';
import type { TemplateLine } from './public-library.ts';

export function lineOf({ id, name, optimization_score }: LibraryTemplate): TemplateLine {
  return { id, name, score: optimization_score, band: bandOf(optimization_score) };
}
