import {
  answerQuestion,
  evidenceCard,
  formatDraft,
  review,
  verdictOf,
  type Draft,
  type Edit,
  type LedgerLine,
  type Offer,
  type Question,
  type Reading,
  type Score,
} from '@replysmith/coach';
const width = 88;
const indent = 6;

/** The text in lines of at most so many characters, broken at spaces. */
function wrap(text: string, most = width): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A list beneath its title; nothing where it is empty. */
function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return ['', `${title}:`, ...items.flatMap((item) => wrap(`- ${item}`))];
}

/** Nor does a file tell the terminal what to do. */
export function onOneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .trim();
}

/** The same of a text with lines. */
export function printable(text: string): string {
  return text.replace(/(?!\n|\t|\r\n)\p{Cc}/gu, '\uFFFD');
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

export function languageName(code: string): string {
  return languages.of(code) ?? code;
}

/** "Read as an email, first (a guess), sales." */
function describeReading(reading: Reading): string {
  const { language, isSupported, kind, stage, profile } = reading;
  if (!isSupported) {
    return `Read as ${languageName(language)}, which is not supported yet: only what needs no language is scored.`;
  }
  const guess = (isGuessed: boolean) => (isGuessed ? ' (a guess)' : '');
  return [
    `Read as ${kind.replaceAll('_', ' ')}`,
    `${stage.replaceAll('_', ' ')}${guess(reading.isStageGuessed)}`,
    `${profile.replaceAll('_', ' ')}${guess(reading.isProfileGuessed)}.`,
  ].join(', ');
}

/** The breakdown of one email. */
export function ledger({ value, band, reading, lines, isUnsure, isProvisional }: Score): string {
  const nameWidth = Math.max(0, ...lines.map((line) => line.name.length));
  const lost = 100 - value;
  const rows = lines.flatMap((line, index) => entry(line, index + 1, nameWidth));
  const head = lost === 0 ? 'Nothing lost.' : `${lost} ${lost === 1 ? 'point' : 'points'} lost.`;
  const words = band === 'unjudged' ? band : verdictOf(value);
  const sum = [`100 − ${lost}`, `${value}, ${words}${isProvisional ? ', so far' : ''}`].map(
    (text) => `${text.padStart(indent + nameWidth + 4)}\n`,
  );
  const doubt = isUnsure
    ? ['Unlike the emails the score was fitted to: it may well be wrong.']
    : [];
  const parts = [describeReading(reading), ...doubt, head, '', ...rows, sum.join('')];
  return printable(parts.join('\n'));
}

function entry(line: LedgerLine, number: number, nameWidth: number): string[] {
  const points = `−${-line.points}`.padStart(4);
  const quote = onOneLine(line.quote);
  const room = width - indent - nameWidth - 6;
  const shown = quote.length > room ? `${quote.slice(0, room - 1)}…` : quote;
  const cited = line.evidence.map((id) => {
    const { strength, source, sample } = evidenceCard(id);
    return `[${id}, ${strength}] ${source}${sample === null ? '' : `, ${sample}`}`;
  });
  return [
    `${String(number).padStart(3)}   ${line.name.padEnd(nameWidth)}${points}  ${shown}`.trimEnd(),
    ...[line.reason, `→ +${line.wins}: ${line.fix}`, ...cited]
      .flatMap((text) => wrap(text, width - indent))
      .map((text) => ' '.repeat(indent) + text),
    '',
  ];
}

/** The better text of one email, what was changed in it, and what is left to its writer. */
export function rewritten(draft: Draft): string {
  const { subject, body, before, after, ...found } = review(draft);
  const head =
    before.value === after.value
      ? `It stays at ${after.value}, ${after.band}.`
      : `It goes from ${before.value} to ${after.value}, ${after.band}.`;
  const parts = [
    formatDraft({ subject, body }).trimEnd(),
    ...['', describeReading(before.reading), head],
    ...listed('What works', found.strengths),
    ...listed('Changed', found.edits.map(describeEdit)),
    ...listed('You may also', found.offers.map(describeOffer)),
    ...listed('Only you know', found.questions.map(describeQuestion)),
  ];
  return printable(`${parts.join('\n')}\n`);
}

function describeEdit({ reason, ...edit }: Edit): string {
  return `${describeChange(edit)}: ${reason}`;
}

function describeOffer({ reason, gain, edits }: Offer): string {
  const worth = gain > 0 ? `, wins ${gain}` : gain < 0 ? `, costs ${-gain}` : '';
  return `${edits.map(describeChange).join('; ')}${worth}: ${reason}`;
}

function describeQuestion({ question, example, wins }: Question): string {
  return `${question} Wins up to ${wins}. For instance: ${example}`;
}

function describeChange({ before, after }: Pick<Edit, 'before' | 'after'>): string {
  const [old, now] = [before, after].map((text) => `“${onOneLine(text)}”`);
  if (after.trim() === '') return `leave out ${old}`;
  return before.trim() === '' ? `add ${now}` : `${old} becomes ${now}`;
}

/** An answer to a question, with an email in view if there is one. */
export function answer(question: string, latest?: Draft): string {
  const { text, citations, evidence, followUps } = answerQuestion(question, { latest });
  const sources = citations.map(({ title, quote }) => `${title}: “${quote}”`);
  const parts = [
    ...text.split('\n').flatMap((line) => wrap(line)),
    ...listed('From', sources),
    ...listed('Evidence', evidence.length > 0 ? [evidence.join(', ')] : []),
    ...listed('Ask next', followUps),
  ];
  return printable(`${parts.join('\n')}\n`);
}
