import type { EmailTemplateSummary, TemplateMatch } from '@replysmith/contract';
import { afterGreeting } from './after-greeting.ts';

const length = 120;

/** A card shows about so much without fail. */
const inSight = 70;
/** What is shown before the first word that was found. */
const lead = 24;

type Preview = { text: string; ranges: TemplateMatch['email_content'] };

/** About 120 characters of what a template says; of a search the part that has its words. */
export function previewOf({ preview, match }: EmailTemplateSummary): Preview {
  if (!match) return { text: ended(afterGreeting(preview)), ranges: [] };
  const ranges = match.email_content;
  const [first] = ranges;
  if (!first || first[1] <= inSight) return { text: preview, ranges };
  const space = /\s(?=\S)/.exec(preview.slice(first[0] - lead, first[0]));
  const from = first[0] - lead + (space ? space.index + 1 : 0);
  return {
    text: `…${preview.slice(from)}`,
    ranges: ranges.map(([start, end]) => [start - from + 1, end - from + 1]),
  };
}

/** Between words, with a single ellipsis. */
function ended(preview: string): string {
  const text = preview.trim();
  if (text.length <= length) return text.replace(/[\s.,;:–-]+…$/u, '…');
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/u, '')}…`;
}
