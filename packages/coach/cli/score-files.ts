import { score, type Profile, type Score, type Stage } from '@replysmith/coach';
import { languageName, ledger, onOneLine } from './for-people.ts';
import { toJson } from './input.ts';
import { scoreAnswer } from './json-line-commands.ts';
import { noText, readEmails, type ReadEmail, type UnreadableFile } from './read-emails.ts';
import { scoreTable, type ScoredEmail, type Terminal, type Totals } from './score-table.ts';

/** What a call of the command ends in. */
export type Outcome = {
  /** 0; 1 where an email does not pass; 2 for misuse and what cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
};

export type ScoreOptions = {
  /** Null prints the ledger of a file that is named alone, and a table of anything more. */
  readonly form: 'json' | 'table' | null;
  /** The least score that passes. */
  readonly min: number | null;
  /** Whether what is not judged fails as well. */
  readonly isStrict: boolean;
  readonly stage: Stage | undefined;
  readonly profile: Profile | undefined;
};

type Row = ScoredEmail | UnreadableFile;
const isScored = (row: Row): row is ScoredEmail => !('error' in row);

export async function scoreFiles(
  paths: readonly string[],
  options: ScoreOptions,
  standardInput: AsyncIterable<Uint8Array>,
  terminal: Terminal,
): Promise<Outcome> {
  const rows: Row[] = [];
  for await (const row of readEmails(paths, standardInput)) {
    rows.push('error' in row ? row : scoreEmail(row, options));
  }
  const totals = totalsOf(rows, options);
  const complaints = rows.flatMap((row) => {
    // The table has the reason for what is not judged.
    const sentences = isScored(row)
      ? row.problems.filter((one) => one !== row.notJudged)
      : [row.error];
    return sentences.map((sentence) => `${onOneLine(row.file)}: ${sentence}\n`);
  });
  return {
    status: totals.unreadable > 0 ? 2 : totals.failed > 0 ? 1 : 0,
    stdout: print(rows, totals, options, terminal),
    stderr: complaints.join(''),
  };
}

function scoreEmail(
  email: ReadEmail,
  { min, isStrict, stage, profile }: ScoreOptions,
): ScoredEmail {
  const draft = { ...email.draft, stage, profile };
  const found = score(draft);
  const notJudged = whyNotJudged(found, email.problems);
  const fails = min !== null && (notJudged === null ? found.value < min : isStrict);
  return { ...email, draft, found, notJudged, fails };
}

const kinds = {
  list: 'It reads as a list, not as an email.',
  code: 'It reads as code, not as an email.',
  impersonal: 'It reads as a text to nobody, not as an email.',
};

function whyNotJudged({ reading }: Score, problems: readonly string[]): string | null {
  const { kind, isSupported, language } = reading;
  if (kind === 'empty') return problems[0] ?? noText;
  if (!isSupported) return `It reads as ${languageName(language)}, which is not supported yet.`;
  return kind === 'email' ? null : kinds[kind];
}

function totalsOf(rows: readonly Row[], { min }: ScoreOptions): Totals {
  const scored = rows.filter(isScored);
  const judged = scored.filter(({ notJudged }) => notJudged === null);
  const inBand = (band: string) => judged.filter(({ found }) => found.band === band).length;
  const sum = judged.reduce((total, { found }) => total + found.value, 0);
  return {
    judged: judged.length,
    average: judged.length === 0 ? null : Math.round(sum / judged.length),
    strong: inBand('strong'),
    fair: inBand('fair'),
    weak: inBand('weak'),
    not_judged: scored.length - judged.length,
    unreadable: rows.length - scored.length,
    min,
    failed: scored.filter(({ fails }) => fails).length,
  };
}

function print(
  rows: readonly Row[],
  totals: Totals,
  { form }: ScoreOptions,
  terminal: Terminal,
): string {
  if (form === 'json') {
    return toJson({ files: rows.map(answerOf), totals }, 2);
  }
  const scored = rows.filter(isScored);
  const [only] = scored;
  if (!only) return '';
  if (form === 'table' || rows.length > 1 || !only.isNamed) {
    return scoreTable(scored, totals, terminal);
  }
  if (only.notJudged !== null) return `Not judged: ${only.notJudged}\n`;
  return `${ledger(only.found)}${only.fails ? `\nBelow ${totals.min}.\n` : ''}`;
}

function answerOf(row: Row): object {
  if ('error' in row) return { file: row.file, error: row.error };
  const { file, draft, found, notJudged, fails, problems } = row;
  const { subject, body } = draft;
  return {
    ...{ file, subject, body },
    ...scoreAnswer(draft, found),
    ...(notJudged !== null && { score: null, band: 'unjudged', findings: [] }),
    ...{ not_judged: notJudged, fails, problems },
  };
}
