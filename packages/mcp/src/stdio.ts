#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import * as coach from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import { createMcpServer } from './create-mcp-server.ts';
import type { Coach } from './host.ts';

const later =
  <Args extends unknown[], Result>(task: (...args: Args) => Result) =>
  (...args: Args): Promise<Result> =>
    new Promise((resolve) => {
      resolve(task(...args));
    });

let index: coach.TemplateIndex | undefined;

/** The coach in this process. */
const here: Coach = {
  score: later(coach.score),
  review: later(coach.review),
  suggestSubjects: later(coach.suggestSubjects),
  simulateReply: later(coach.simulateReply),
  debrief: later(coach.debrief),
  lintSequence: later(coach.lintSequence),
  answerQuestion: later(coach.answerQuestion),
  nearestInLibrary: later((draft: coach.Draft) =>
    coach.nearestTemplates(draft, (index ??= coach.indexTemplates(comparableTemplates))),
  ),
};

/** Standard output is the protocol's. */
function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

const server = createMcpServer({
  coach: here,
  own: null,
  admit: () => Promise.resolve(),
  explain: (error) => {
    report(error);
    return 'The coach could not do this. Nothing is wrong with the call; try another text.';
  },
});
server.server.onerror = report;
// Whoever started this is gone.
process.stdout.on('error', () => process.exit(1));
if (process.stdin.isTTY) {
  report(
    'This is the Replysmith server of the Model Context Protocol. Add it to a client that speaks it.',
  );
}
/** So that a long input gets an answer that says so. */
const maxBufferSize = 64 * 1024 * 1024;
server
  .connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize }))
  .catch((error: unknown) => {
    report(error);
    process.exitCode = 1;
  });
