import { printRewrites } from './print-rewrites.ts';
import { printScore } from './print-score.ts';
import { printScores } from './print-scores.ts';
import { UsageError } from './usage-error.ts';

const usage = `Usage:
  coach score --jsonl      score emails, one JSON object a line on standard input
  coach rewrite --jsonl    rewrite emails, one JSON object a line on standard input
  coach score FILE         score one email (an optional "Subject:" line, then the body)

A line is {"id", "subject", "body", "stage"?, "profile"?}; subject may be null,
stage is "first" or "follow_up".`;

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
  throw new UsageError(usage);
}

try {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(await answer(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
