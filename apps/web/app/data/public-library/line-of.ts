import type { JudgedTemplate } from './judged-library.server.ts';
import type { TemplateLine } from './public-library.ts';

export function lineOf({ template: { id, name }, score }: JudgedTemplate): TemplateLine {
  return { id, name, score: score.value, band: score.band };
}
