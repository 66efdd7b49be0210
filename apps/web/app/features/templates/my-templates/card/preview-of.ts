import type { EmailTemplateSummary } from '@replysmith/contract';

const length = 120;

/** About 120 characters of the text, ended between words; where a search found something all that it shows. */
export function previewOf({ preview, match }: EmailTemplateSummary): string {
  const text = preview.trim();
  if (match || text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}
