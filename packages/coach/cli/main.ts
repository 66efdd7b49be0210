#!/usr/bin/env node
import { run } from './run.ts';

/** Nobody reads on, or there is no room: one line says so. */
function failToWrite(error: NodeJS.ErrnoException): void {
  process.stderr.write(`Cannot write the answer: ${error.code ?? error.message}.\n`);
  process.exitCode = 1;
}

const { status, stdout, stderr } = await run(process.argv.slice(2), process.stdin);
process.exitCode = status;
process.stdout.on('error', failToWrite);
process.stdout.write(stdout);
process.stderr.write(stderr);
