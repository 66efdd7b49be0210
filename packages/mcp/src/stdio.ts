#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import * as coach from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import type { Coach, Host } from './host.ts';
import { serveMcp } from './serve-mcp.ts';

const toAsync =
  <Args extends unknown[], Result>(task: (...args: Args) => Result) =>
  (...args: Args): Promise<Result> =>
    new Promise((resolve) => {
      resolve(task(...args));
    });

let index: coach.TemplateIndex | undefined;

/** The coach in this process. */
const localCoach: Coach = {
  score: toAsync(coach.score),
  review: toAsync(coach.review),
  suggestSubjects: toAsync(coach.suggestSubjects),
  simulateReply: toAsync(coach.simulateReply),
  debrief: toAsync(coach.debrief),
  lintSequence: toAsync(coach.lintSequence),
  answerQuestion: toAsync(coach.answerQuestion),
  nearestInLibrary: toAsync((draft: coach.Draft) =>
    coach.nearestTemplates(draft, (index ??= coach.indexTemplates(comparableTemplates))),
  ),
};

/** Standard output is the protocol's. */
function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

const noMessage = 'This is no message of the protocol; batches are not accepted.';

/** Of a line that was no JSON or no message, which the SDK drops without an answer; otherwise null. */
function unreadableCode(error: Error): number | null {
  if (error instanceof SyntaxError) return -32_700;
  return /^\$?ZodError$/u.test(error.name) ? -32_600 : null;
}

const host: Host = {
  coach: localCoach,
  own: null,
  explain: (error) => {
    report(error);
    return 'The coach could not do this. Nothing is wrong with the call; try another text.';
  },
};
/** More than is accepted, so that a long text is refused and the connection stays. */
const maxBufferSize = 64 * 1024 * 1024;
const transport = new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize });
transport.onerror = (error) => {
  const code = unreadableCode(error);
  if (code === null) {
    report(error);
    return;
  }
  const message = code === -32_700 ? 'A message must be JSON, on one line.' : noMessage;
  process.stdout.write(
    `${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`,
  );
};
// Whoever started this is gone.
process.stdout.on('error', () => process.exit(1));
if (process.stdin.isTTY) {
  report('This is Replysmith’s server for agents. Add it to a client that speaks MCP.');
}
serveMcp(host, transport).catch((error: unknown) => {
  report(error);
  process.exitCode = 1;
});
