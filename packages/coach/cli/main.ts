#!/usr/bin/env node
import { run } from './run.ts';

const { stdout, stderr, stdin, argv } = process;

/** Whoever reads only the beginning, as `head` does, has what they want; the status stays. */
function failToWrite({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  process.exitCode = 2;
  stderr.write(`Cannot write the answer: ${code ?? message}.\n`);
}

const terminal = {
  isInColour: stdout.isTTY && stdout.hasColors(),
  columns: stdout.isTTY ? stdout.columns : null,
};
stdout.on('error', failToWrite);
stderr.on('error', () => undefined);
// Without this Node would end with 1, which says that an email is weak.
process.on('uncaughtException', (error) => {
  stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(2);
});
const answer = await run(argv.slice(2), stdin, terminal);
process.exitCode = answer.status;
stdout.write(answer.stdout);
stderr.write(answer.stderr);
