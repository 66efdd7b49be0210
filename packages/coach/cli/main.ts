#!/usr/bin/env node
import { run } from './run.ts';

/** The output was closed, or there is no space: report it in one line. */
function failToWrite(error: NodeJS.ErrnoException): void {
  process.stderr.write(`Cannot write the answer: ${error.code ?? error.message}.\n`);
  process.exitCode = 1;
}

const { status, stdout, stderr } = await run(process.argv.slice(2), process.stdin);
process.exitCode = status;
process.stdout.on('error', failToWrite);
process.stdout.write(stdout);
process.stderr.write(stderr);
