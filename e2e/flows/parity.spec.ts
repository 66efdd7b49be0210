import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseDraft, type Review, type Score } from '@replysmith/coach';
import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

type PageCoach = {
  hasCoach(): boolean;
  askCoach(draft: { subject: string; body: string }): Promise<Review>;
};

const root = join(import.meta.dirname, '..', '..');
const drafts = Object.entries(emails).map(([id, text]) => ({ id, text, ...parseDraft(text) }));

/** What the command line answers, a line of JSON for each email. */
function fromCommandLine(): Review[] {
  const input = drafts.map(({ id, subject, body }) => JSON.stringify({ id, subject, body }));
  const command = ['packages/coach/cli/main.ts', 'review', '--jsonl'];
  return execFileSync(process.execPath, command, {
    cwd: root,
    input: input.join('\n'),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Review);
}

/** The page adds findings and what they disagree about to its lines, which the coach's output lacks. */
const scored = ({ value, lines }: Pick<Score, 'value' | 'lines'>) => ({
  value,
  lines: lines.map((line) => ({ ...line, cards: undefined, conflicts: undefined })),
});

const scoresAndChanges = ({ before, after, edits }: Pick<Review, 'before' | 'after' | 'edits'>) =>
  JSON.stringify({
    reading: before.reading,
    before: scored(before),
    after: scored(after),
    edits,
  });

test('browser, server and command line give the same scores, changes and follow-ups, byte for byte', async ({
  page,
}) => {
  await page.addInitScript({ path: join(root, 'e2e/fixtures/page-coach.js') });
  await signIn(page, newAccount());
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill('Hi Tom,\n\nDo you count by hand?');
  await page.waitForFunction(() => (globalThis as unknown as PageCoach).hasCoach());

  for (const [at, review] of fromCommandLine().entries()) {
    const { id, text, subject, body } = drafts[at] ?? { ...parseDraft(''), id: '', text: '' };
    const expected = scoresAndChanges(review);
    const browser = await page.evaluate(
      (draft) => (globalThis as unknown as PageCoach).askCoach(draft),
      { subject: subject ?? '', body },
    );
    expect(scoresAndChanges(browser), `${id} in the browser`).toBe(expected);

    const reply = await page.request.post(paths.optimizeEmail, {
      data: { content: text, message_type: 'email_optimization' },
      headers: { origin: new URL(page.url()).origin },
    });
    const result = OptimizeEmailReply.parse(await reply.json()).optimization;
    const { score, changes } = result;
    const server = JSON.stringify({
      reading: result.reading,
      before: { value: score.original_score, lines: score.original_lines },
      after: { value: score.optimized_score, lines: score.optimized_lines },
      edits: changes,
    });
    expect(server, `${id} on the server`).toBe(expected);
    const { subjects, sequence } = review;
    expect(JSON.stringify(result.improvements.subject_suggestions)).toBe(JSON.stringify(subjects));
    expect(result.follow_ups.map((message) => message.body)).toEqual(
      sequence.messages.slice(1).map((message) => message.body),
    );
  }
});
