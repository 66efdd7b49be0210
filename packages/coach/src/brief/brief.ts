/** What a campaign is about, in its writer's words. A text is empty where nothing was written. */
export type Brief = {
  readonly campaign: string;
  /** Such as "Cold Outreach" or "Job Application"; any other word is read as a first email. */
  readonly category: string;
  /** Who reads it, such as "founders of small agencies". */
  readonly audience: string;
  /** "Casual", "Consultative", "Friendly" or "Professional"; any other is read as the last. */
  readonly tone: string;
  readonly industry: string;
  /** Such as "Small Business (11-50 employees)". */
  readonly companySize: string;
  readonly painPoints: readonly string[];
  readonly callToAction: string;
  /** Facts the email may use, in one line or several. */
  readonly context: string;
};

/** A brief in which nothing was written yet. */
export const emptyBrief: Brief = {
  campaign: '',
  category: '',
  audience: '',
  tone: '',
  industry: '',
  companySize: '',
  painPoints: [],
  callToAction: '',
  context: '',
};

export type BriefField = keyof Brief;

/** How each line of a brief is named, in the order in which they are written. */
const labels: Readonly<Record<BriefField, string>> = {
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
type LabelledLine = { readonly field: BriefField; readonly value: string };

function readLabel(line: string): LabelledLine | null {
  const found = shape.exec(line);
  if (!found) return null;
  const name = (found[2] ?? '')
    .toLowerCase()
    .replace(/[\s\-_]+/gu, ' ')
    .trim();
  const field = fieldOf.get(name);
  return field === undefined ? null : { field, value: line.slice(found[0].length).trim() };
}

/** The first line of every brief; `parseBrief` knows a brief by it. */
const opening = 'Write a cold email from this brief.';

/** "Write a cold email from this brief.", and how a person would change it. */
const asks =
  /^\s*(?:please,? |can you |could you )?(?:re)?(?:write|draft|compose)\b[^\n]{0,60}\b(?:from|by|for) (?:this|the|my|our) brief\b/iu;

/** Whether a line asks for an email from the brief that follows it. */
function opensBrief(line: string): boolean {
  return asks.test(line);
}

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

const bullet = /^(?:[-*•–—]|\d{1,2}[.)])[ \t]+/u;
const anyBreak = /\r\n?|\n/gu;

/** Without the line that asks for an email, so many named lines make a brief. */
const fewestNamed = 3;

/** Longer than any brief. */
const longestRead = 50_000;

type Read = { [Field in BriefField]?: string[] };

function textOf(lines: readonly string[] | undefined): string {
  return (lines ?? []).join('\n').trim();
}

function lineOf(lines: readonly string[] | undefined): string {
  return (lines ?? [])
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** Adds what a line says to the field that it belongs to. */
function addLine(read: Read, field: BriefField, line: string): void {
  const lines = (read[field] ??= []);
  if (field === 'context') lines.push(line.startsWith('  ') ? line.slice(2) : line);
  else if (field === 'painPoints') lines.push(line.trim().replace(bullet, ''));
  else lines.push(line);
}

/** Opens the field that a named line begins. */
function openField(read: Read, field: BriefField, value: string): void {
  const lines = (read[field] ??= []);
  if (field === 'painPoints') lines.push(...value.split(';'));
  else lines.push(value);
}

function countNamed(read: Read): number {
  return Object.values(read).filter((lines) => lines.some((line) => line.trim() !== '')).length;
}

/** Whether a line after an empty one goes on with the field that is open. */
function goesOn(line: string, field: BriefField, read: Read): boolean {
  if (line.startsWith('  ') || (field === 'painPoints' && bullet.test(line.trimStart())))
    return true;
  return !(read[field] ?? []).some((said) => said.trim() !== '');
}

/** Null when a paragraph belongs to no named line: somebody's email behind the brief is none of its facts. */
function readFields(lines: readonly string[]): Read | null {
  const read: Read = {};
  let open: BriefField = 'context';
  for (const [at, line] of lines.entries()) {
    const isItem: boolean = open === 'painPoints' && bullet.test(line.trimStart());
    const found: LabelledLine | null = isItem
      ? null
      : readLabel(open === 'context' ? line : line.trim());
    const isEmpty = line.trim() === '';
    const isApart = !isEmpty && lines[at - 1]?.trim() === '';
    if (found) {
      open = found.field;
      openField(read, open, found.value);
    } else if (isApart && !goesOn(line, open, read)) {
      return null;
    } else if (!isEmpty || open === 'context') {
      addLine(read, open, line);
    }
  }
  return read;
}

/** The line that the brief begins with: of two briefs that of the last, which is what was asked for last. */
function firstLine(lines: readonly string[]): number {
  const asked = lines.findLastIndex((line) => !line.startsWith('  ') && opensBrief(line));
  return asked === -1 ? lines.findIndex((line) => line.trim() !== '') : asked;
}

/**
 * Reads a brief back from its text, also after a person changed it: lines in another order, some of
 * them gone, names in other letters. Of two briefs the last one counts. Null when the text is no brief,
 * such as an email, or a brief with an email behind it.
 *
 * @example
 * parseBrief('Write a cold email from this brief.\n\npain points: late payers; no-shows')?.painPoints; // ['late payers', 'no-shows']
 * parseBrief('Hi Tom,\n\nI will be brief: could we talk?'); // null
 */
export function parseBrief(text: string): Brief | null {
  if (text.length > longestRead) return null;
  const lines = text.split(anyBreak);
  const begins = lines.find((line) => line.trim() !== '') ?? '';
  if (!opensBrief(begins) && !readLabel(begins.trim())) return null;
  const firstAt = firstLine(lines);
  const first = lines[firstAt] ?? '';
  const isAsked = opensBrief(first);
  const read = readFields(lines.slice(isAsked ? firstAt + 1 : firstAt));
  const fewest = isAsked ? 1 : fewestNamed;
  if (read === null || (first.trim() !== opening && countNamed(read) < fewest)) return null;
  return {
    ...emptyBrief,
    campaign: lineOf(read.campaign),
    category: lineOf(read.category),
    audience: lineOf(read.audience),
    tone: lineOf(read.tone),
    industry: lineOf(read.industry),
    companySize: lineOf(read.companySize),
    painPoints: (read.painPoints ?? []).map((pain) => pain.trim()).filter(Boolean),
    callToAction: lineOf(read.callToAction),
    context: textOf(read.context),
  };
}
