import type { Brief } from './brief.ts';

export type BriefField = keyof Brief;

/** How each line of a brief is named, in the order in which they are written. */
export const labels: Readonly<Record<BriefField, string>> = {
  campaign: 'Campaign',
  category: 'Category',
  audience: 'Audience',
  tone: 'Tone',
  industry: 'Industry',
  companySize: 'Company size',
  painPoints: 'Pain points',
  callToAction: 'Call to action',
  context: 'Context',
};

/** What people call the same things. */
const otherNames: Readonly<Record<string, BriefField>> = {
  'campaign name': 'campaign',
  'template name': 'campaign',
  type: 'category',
  'target audience': 'audience',
  'company sizes': 'companySize',
  'pain point': 'painPoints',
  pains: 'painPoints',
  problems: 'painPoints',
  cta: 'callToAction',
  'additional context': 'context',
  facts: 'context',
};

const fieldOf: ReadonlyMap<string, BriefField> = new Map([
  ...(Object.keys(labels) as BriefField[]).map(
    (field) => [labels[field].toLowerCase(), field] as const,
  ),
  ...Object.entries(otherNames),
]);

const shape = /^(?:#{1,6} |[-*•] )?(\*{0,2})([A-Za-z][A-Za-z \-_]{1,30})\*{0,2}[ \t]?[:：]\*{0,2}/u;

/** A line that names a field of a brief, such as "pain points: late payers". */
export type LabelledLine = { readonly field: BriefField; readonly value: string };

export function readLabel(line: string): LabelledLine | null {
  const found = shape.exec(line);
  if (!found) return null;
  const name = (found[2] ?? '')
    .toLowerCase()
    .replace(/[\s\-_]+/gu, ' ')
    .trim();
  const field = fieldOf.get(name);
  return field === undefined ? null : { field, value: line.slice(found[0].length).trim() };
}
