#!/usr/bin/env node
import { profiles, stages } from '../src/index.ts';
import { printRewrites } from './print-rewrites.ts';
import { printScore } from './print-score.ts';
import { printScores } from './print-scores.ts';
import { UsageError } from './usage-error.ts';

const usage = `Usage:
  coach score --jsonl      score emails, one JSON object a line on standard input
  coach rewrite --jsonl    rewrite emails, one JSON object a line on standard input
  coach score FILE         score one email (an optional "Subject:" line, then the body)

A line is {"id", "subject", "body", "stage"?, "profile"?}; subject may be null.
stage is ${stages.join(' or ')}; profile is ${profiles.join(', ')}.

In the answer, "start" and "end" count UTF-16 code units from the start of the
field that "field" names, "subject" or "body"; "end" is exclusive.`;

const commands: Readonly<Record<string, () => Promise<string>>> = {
  'score --jsonl': printScores,
  'rewrite --jsonl': printRewrites,
};

/** The whole answer, or an error before anything is written. */
async function answer(args: readonly string[]): Promise<string> {
  const command = commands[args.join(' ')];
  if (command) return command();
  const [verb, file] = args;
  if (args.length === 1 && (verb === '--help' || verb === 'help')) return `${usage}\n`;
  if (args.length === 2 && verb === 'score' && file !== undefined && !file.startsWith('-')) {
    return printScore(file);
  }
  throw new UsageError([mistakeIn(args), usage].filter(Boolean).join('\n\n'));
}

/** What was wrong, before how it is done. */
function mistakeIn([verb, input, ...spare]: readonly string[]): string {
  if (verb === undefined) return '';
  if (verb !== 'score' && verb !== 'rewrite') return `There is no command "${verb}".`;
  if (input === undefined) return `"${verb}" needs something to read.`;
  if (spare.length > 0) return `"${spare.join(' ')}" is not expected here.`;
  if (input === '-') return `"-" is not read; pipe JSON lines to "${verb} --jsonl".`;
  if (input.startsWith('-')) return `There is no option "${input}".`;
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
