import type { Brief } from './brief.ts';
import { labels, readLabel } from './labels.ts';
import { opening, opensBrief } from './opening.ts';

const lineBreaks = /\r\n?|\n/gu;

/** The one line that a field may take. */
function asLine(text: string): string {
  return text.replace(/[\r\n]+/gu, ' ').trim();
}

/** Lines of the context that would be read as something else, or as nothing of the brief, are moved in. */
function asText(text: string): string {
  const lines = text.trim().split(lineBreaks);
  return lines
    .map((line, at) => {
      const isApart = line.trim() !== '' && lines[at - 1]?.trim() === '';
      const isOther = /^ {2}/u.test(line) || readLabel(line) !== null || opensBrief(line);
      return at > 0 && (isApart || isOther) ? `  ${line}` : line;
    })
    .join('\n');
}

/**
 * A brief as the text that a person sends to have the email written: a first line that says so, then
 * a named line for each field that has something in it. `parseBrief` reads it back; lost on the way are
 * only outer spaces, and line breaks of fields other than the context.
 *
 * @example
 * formatBrief({ campaign: '', category: '', audience: 'café owners', tone: 'Casual', industry: '', companySize: '', painPoints: ['late payers'], callToAction: '', context: '' }); // 'Write a cold email from this brief.\n\nAudience: café owners\nTone: Casual\nPain points:\n- late payers'
 */
export function formatBrief(brief: Brief): string {
  const pains = brief.painPoints.map(asLine).filter(Boolean);
  const lines = (Object.keys(labels) as (keyof Brief)[]).flatMap((field) => {
    if (field === 'painPoints') {
      return pains.length > 0 ? [`${labels[field]}:`, ...pains.map((pain) => `- ${pain}`)] : [];
    }
    const value = field === 'context' ? asText(brief.context) : asLine(brief[field]);
    return value === '' ? [] : [`${labels[field]}: ${value}`];
  });
  return [opening, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}
