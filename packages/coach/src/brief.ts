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

export type BriefField = keyof Brief;

/** How each line of a brief is named, in the order in which they are written, and what people call the same things. */
const names: Readonly<Record<BriefField, readonly [label: string, ...others: string[]]>> = {
  campaign: ['Campaign', 'campaign name', 'template name'],
  category: ['Category', 'type'],
  audience: ['Audience', 'target audience'],
  tone: ['Tone'],
  industry: ['Industry'],
  companySize: ['Company size', 'company sizes'],
  painPoints: ['Pain points', 'pain point', 'pains', 'problems'],
  callToAction: ['Call to action', 'cta'],
  context: ['Context', 'additional context', 'facts'],
};

const fields = Object.keys(names) as BriefField[];

const fieldOf: ReadonlyMap<string, BriefField> = new Map(
  fields.flatMap((field) => names[field].map((name) => [name.toLowerCase(), field] as const)),
);

const shape = /^(?:#{1,6} |[-*•] )?(\*{0,2})([A-Za-z][A-Za-z \-_]{1,30})\*{0,2}[ \t]?[:：]\*{0,2}/u;

/** A line that names a field of a brief, such as "pain points: late payers". */
type LabelledLine = { readonly field: BriefField; readonly value: string };

function readLabel(line: string): LabelledLine | null {
  const [opening = '', , label = ''] = shape.exec(line) ?? [];
  const field = fieldOf.get(
    label
      .toLowerCase()
      .replace(/[\s\-_]+/gu, ' ')
      .trim(),
  );
  return field === undefined ? null : { field, value: line.slice(opening.length).trim() };
}

/** The first line of every brief; `parseBrief` knows a brief by it. */
const opening = 'Write a cold email from this brief.';

/** What asks for an email from the brief that follows: that line, and how a person would change it. */
const asks =
  /^\s*(?:please,? |can you |could you )?(?:re)?(?:write|draft|compose)\b[^\n]{0,60}\b(?:from|by|for) (?:this|the|my|our) brief\b/iu;

const lineBreaks = /\r\n?|\n/gu;

/** The one line that a field may take. */
function asLine(text: string): string {
  return text
    .split(lineBreaks)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/**
 * Indents lines of the context that would be read as another field, or as not part of the brief.
 */
function asText(text: string): string {
  const lines = text.trim().split(lineBreaks);
  return lines
    .map((line, at) => {
      const isApart = line.trim() !== '' && lines[at - 1]?.trim() === '';
      const isOther = /^ {2}/u.test(line) || readLabel(line) !== null || asks.test(line);
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
  const lines = fields.flatMap((field) => {
    const [label] = names[field];
    if (field === 'painPoints') {
      const pains = brief.painPoints.map(asLine).filter(Boolean);
      return pains.length > 0 ? [`${label}:`, ...pains.map((pain) => `- ${pain}`)] : [];
    }
    const value = field === 'context' ? asText(brief.context) : asLine(brief[field]);
    return value === '' ? [] : [`${label}: ${value}`];
  });
  return [opening, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}

const bullet = /^(?:[-*•–—]|\d{1,2}[.)])[ \t]+/u;

/** Without the line that asks for an email, so many named lines make a brief. */
const fewestNamed = 3;

/** Longer than any brief. */
const longestRead = 50_000;

type Lines = Readonly<Record<BriefField, string[]>>;

function hasWords(lines: readonly string[]): boolean {
  return lines.some((line) => line.trim() !== '');
}

/** Null when a paragraph belongs to no field: an email after the brief is not part of it. */
function readLines(lines: readonly string[]): Lines | null {
  const read = Object.fromEntries(fields.map((field) => [field, []])) as unknown as Lines;
  let open: BriefField = 'context';
  for (const [at, line] of lines.entries()) {
    const isItem: boolean = open === 'painPoints' && bullet.test(line.trimStart());
    const label: LabelledLine | null = isItem
      ? null
      : readLabel(open === 'context' ? line : line.trim());
    const isApart = line.trim() !== '' && lines[at - 1]?.trim() === '';
    const isOther = isApart && !isItem && !line.startsWith('  ');
    if (!label && isOther && hasWords(read[open])) return null;
    if (label) open = label.field;
    const value = label?.value ?? line;
    read[open].push(...(label?.field === 'painPoints' ? value.split(';') : [value]));
  }
  return read;
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
  const lines = text.split(lineBreaks);
  const begins = lines.find((line) => line.trim() !== '') ?? '';
  if (!asks.test(begins) && !readLabel(begins.trim())) return null;
  const headingAt = lines.findLastIndex((line) => !line.startsWith('  ') && asks.test(line));
  const read = readLines(lines.slice(headingAt + 1));
  if (read === null) return null;
  const fewest = lines[headingAt]?.trim() === opening ? 0 : headingAt === -1 ? fewestNamed : 1;
  if (Object.values(read).filter(hasWords).length < fewest) return null;
  const lineOf = (field: BriefField) => asLine(read[field].join('\n'));
  return {
    campaign: lineOf('campaign'),
    category: lineOf('category'),
    audience: lineOf('audience'),
    tone: lineOf('tone'),
    industry: lineOf('industry'),
    companySize: lineOf('companySize'),
    painPoints: read.painPoints.map((line) => line.trim().replace(bullet, '')).filter(Boolean),
    callToAction: lineOf('callToAction'),
    context: read.context
      .map((line) => line.replace(/^ {2}/u, ''))
      .join('\n')
      .trim(),
  };
}
