#!/usr/bin/env node
import { run } from './run.ts';

/** The output was closed, or there is no space: report it in one line. */
function failToWrite(error: NodeJS.ErrnoException): void {
  process.stderr.write(`Cannot write the answer: ${error.code ?? error.message}.\n`);
  process.exitCode = 1;
}

const { stdout, stderr, stdin, argv } = process;
const terminal = {
  isInColour: stdout.isTTY && stdout.hasColors(),
  columns: stdout.isTTY ? stdout.columns : null,
};
const answer = await run(argv.slice(2), stdin, terminal);
process.exitCode = answer.status;
stdout.on('error', failToWrite);
stdout.write(answer.stdout);
stderr.write(answer.stderr);
