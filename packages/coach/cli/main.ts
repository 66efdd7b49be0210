#!/usr/bin/env node
import { manners, personaIds, profiles, stages, textLengths, tones } from '../src/index.ts';
import { printAnswer } from './commands/print-answer.ts';
import { printLetter } from './commands/print-letter.ts';
import { printLetters } from './commands/print-letters.ts';
import { printNearest } from './commands/print-nearest.ts';
import { printPlans } from './commands/print-plans.ts';
import { printReplies } from './commands/print-replies.ts';
import { printReviews } from './commands/print-reviews.ts';
import { printRewrite } from './commands/print-rewrite.ts';
import { printRewrites } from './commands/print-rewrites.ts';
import { printScore } from './commands/print-score.ts';
import { printScores } from './commands/print-scores.ts';
import { UsageError } from './input/usage-error.ts';

const usage = `Usage:
  coach score --jsonl         score emails, one JSON object a line on standard input
  coach rewrite --jsonl       rewrite them, with what to take or answer besides
  coach review --jsonl        score, rewrite, strengths, subject ideas and follow-ups in one
  coach reply --jsonl         what the recipient would answer, and why
  coach lint --jsonl          what is wrong with a sequence of emails
  coach nearest --jsonl       the nearest templates of a library
  coach write --jsonl         write emails from briefs
  coach score FILE            score one email (an optional "Subject:" line, then the body)
  coach rewrite FILE          rewrite one email, with what to take or answer besides
  coach write FILE            write an email from the brief in FILE
  coach ask QUESTION [FILE]   answer a question, with the email in FILE in view

A line is {"id", "subject", "body", "stage"?, "profile"?}; subject may be null.
stage is ${stages.join(' or ')}; profile is ${profiles.join(', ')}.
rewrite and review add "manner"?, ${manners.join(' or ')}; "tone"?, ${tones.join(', ')};
and "length"?, ${textLengths.join(', ')}. Their "offers" are changes made only
when taken; their "questions" ask what only the writer knows.
reply adds "persona", "seed"? and "turns"? [{"from", "text"}]; persona is
${personaIds.join(', ')}.
lint reads {"id", "messages": [{"subject", "body", "gap_days"}]}; nearest adds
"library": [{"id", "name", "subject", "body"}].
write reads {"id", "category", "audience", "tone", "industry", "company_size",
"pain_points": [], "call_to_action", "context", "sender_name", "sender_company",
"signature"}, none but "id" needed; FILE names them by line: "Pain points: …".

In an answer, "start" and "end" count UTF-16 code units from the start of the
field that "field" names, "subject" or "body"; "end" is exclusive.`;

const overLines: Readonly<Record<string, () => Promise<string>>> = {
  score: printScores,
  rewrite: printRewrites,
  review: printReviews,
  reply: printReplies,
  lint: printPlans,
  nearest: printNearest,
  write: printLetters,
};

/** The whole answer, or an error before anything is written. */
async function answer(args: readonly string[]): Promise<string> {
  const [verb = '', input, more, ...spare] = args;
  const printLines = overLines[verb];
  if (printLines && input === '--jsonl' && args.length === 2) return printLines();
  if (args.length === 1 && (verb === '--help' || verb === 'help')) return `${usage}\n`;
  if (verb === 'score' && args.length === 2 && isFile(input)) return printScore(input);
  if (verb === 'rewrite' && args.length === 2 && isFile(input)) return printRewrite(input);
  if (verb === 'write' && args.length === 2 && isFile(input)) return printLetter(input);
  if (verb === 'ask' && input !== undefined && spare.length === 0) {
    if (more === undefined || isFile(more)) return printAnswer(input, more);
  }
  throw new UsageError([mistakeIn(args), usage].filter(Boolean).join('\n\n'));
}

function isFile(input: string | undefined): input is string {
  return input !== undefined && !input.startsWith('-');
}

/** What was wrong, before how it is done. */
function mistakeIn([verb, input, ...spare]: readonly string[]): string {
  if (verb === undefined) return '';
  if (!overLines[verb] && verb !== 'ask') return `There is no command "${verb}".`;
  if (input === undefined) return `"${verb}" needs something to read.`;
  const beyond = verb === 'ask' ? spare.slice(1) : spare;
  if (beyond.length > 0) return `"${beyond.join(' ')}" is not expected here.`;
  if (input === '-') return `"-" is not read; pipe JSON lines to "score --jsonl".`;
  const option = [input, ...spare].find((word) => word.startsWith('-'));
  if (option !== undefined) return `There is no option "${option}".`;
  return `"${verb}" reads JSON lines from standard input, not a file.`;
}

/** Nobody reads on, or there is no room: one line says so. */
function failToWrite(error: NodeJS.ErrnoException): void {
  process.stderr.write(`Cannot write the answer: ${error.code ?? error.message}.\n`);
  process.exitCode = 1;
}

try {
  const text = await answer(process.argv.slice(2));
  process.stdout.on('error', failToWrite);
  process.stdout.write(text);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
