import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { bandOf, parseDraft, review } from '../src/index.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'coach-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const emails = join(import.meta.dirname, '..', 'test', 'golden', 'emails');

/** The command within this process. */
const coach = (args: readonly string[], input: string | Buffer = '') =>
  run(args, Readable.from([Buffer.from(input)]));

const line = (id: string, body: string, subject: string | null = 'Ovens in Leeds') =>
  `${JSON.stringify({ id, subject, body })}\n`;

const answers = (stdout: string) =>
  stdout
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as Record<string, unknown>);

type Finding = {
  points: number;
  field: 'subject' | 'body';
  start: number;
  end: number;
  quote: string;
};

describe('replysmith score --jsonl', () => {
  it('answers every line in order, with points that add up and quotes that are exact', async () => {
    const body =
      'Hi Tom,\n\nWe leverage synergies. Are you free for a call on Tuesday?\n\nThanks,\nNora';
    const { status, stdout } = await coach(
      ['score', '--jsonl'],
      line('a', body) + line('b', 'Hello', null),
    );
    const found = answers(stdout);
    expect(status).toBe(0);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(found[0]).toMatchObject({
      version: expect.stringMatching(/./u) as string,
      is_provisional: false,
      is_unsure: expect.any(Boolean) as boolean,
    });
    expect(found[0]?.['band']).toBe(bandOf(Number(found[0]?.['score'])));
    const findings = found[0]?.['findings'] as Finding[];
    expect(findings.reduce((sum, { points }) => sum + points, 100)).toBe(found[0]?.['score']);
    const texts = { subject: 'Ovens in Leeds', body };
    for (const { field, start, end, quote } of findings)
      expect(texts[field].slice(start, end)).toBe(quote);
  });

  it('answers nothing to nothing', async () => {
    expect(await coach(['score', '--jsonl'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it.each([
    ['not JSON', '{"id"', 'not valid JSON'],
    ['a list', '[]', 'expected a JSON object'],
    ['no id', '{"subject":null,"body":"x"}', '"id"'],
    ['a number as subject', '{"id":"b","subject":1,"body":"x"}', '"subject"'],
    ['no body', '{"id":"b","subject":null}', '"body"'],
    ['an unknown stage', '{"id":"b","subject":null,"body":"x","stage":"third"}', '"stage"'],
    ['an unknown profile', '{"id":"b","subject":null,"body":"x","profile":"spy"}', '"profile"'],
  ])('refuses %s, names the line and writes nothing', async (_, bad, what) => {
    const { status, stdout, stderr } = await coach(
      ['score', '--jsonl'],
      `${line('a', 'Hello')}${bad}\n`,
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^Line 2: .*\n$/u);
    expect(stderr).toContain(what);
  });

  it('refuses bytes that are not text', async () => {
    const { status, stderr } = await coach(
      ['score', '--jsonl'],
      Buffer.from([0x7b, 0xff, 0xfe, 0x0a]),
    );
    expect([status, stderr]).toEqual([2, 'Line 1: not UTF-8 text.\n']);
  });
});

describe('replysmith rewrite --jsonl', () => {
  it('answers with both scores, the changes, and what is left to the writer', async () => {
    const { status, stdout } = await coach(
      ['rewrite', '--jsonl'],
      line('a', 'Hi Tom,\n\nWe leverage synergies.'),
    );
    const [found] = answers(stdout);
    expect(status).toBe(0);
    expect(Object.keys(found ?? {})).toEqual([
      'id',
      'subject',
      'body',
      'score_before',
      'score_after',
      'changes',
      'offers',
      'questions',
    ]);
    expect(found?.['score_after']).toBeGreaterThanOrEqual(found?.['score_before'] as number);
  });
});

describe('replysmith rewrite FILE', () => {
  it('prints the better text, what was changed, and what to take or answer besides', async () => {
    const file = join(emails, 'software-demo-request.txt');
    const { status, stdout } = await coach(['rewrite', file]);
    const { body, edits, offers, questions } = review(parseDraft(readFileSync(file, 'utf8')));
    const plain = stdout.replace(/\s+/gu, ' ');
    expect(status).toBe(0);
    expect(stdout).toContain(body.trimEnd());
    expect([edits, offers, questions].every(({ length }) => length > 0)).toBe(true);
    const reasons = [...edits, ...offers].map(({ reason }) => reason);
    for (const line of [...reasons, ...questions.map(({ question }) => question)])
      expect(plain).toContain(line);
    const heads = Array.from(stdout.matchAll(/^([\p{L} ]+):$/gmu), ([, head]) => head);
    expect(heads.slice(-3)).toEqual(['Changed', 'You may also', 'Only you know']);
  });

  it('prints no heading over nothing', async () => {
    const file = join(folder, 'greek.txt');
    const text = 'Καλημέρα,\n\nΕίδα ότι το ταμείο σας αργεί να φορτώσει στο κινητό.';
    writeFileSync(file, text);
    const { stdout } = await coach(['rewrite', file]);
    expect(stdout).toContain(text);
    expect(stdout).not.toMatch(/^(?:Changed|You may also|Only you know):$/mu);
  });
});

describe('replysmith score FILE', () => {
  it('prints a breakdown that adds up', async () => {
    const { status, stdout } = await coach(['score', join(emails, 'slow-checkout-draft.txt')]);
    const points = Array.from(stdout.matchAll(/^ +\d+ {3}.*? −(\d+)(?: |$)/gmu), ([, figure]) =>
      Number(figure),
    );
    const sum = points.reduce((total, figure) => total + figure, 0);
    expect(status).toBe(0);
    expect(stdout).toContain(`100 − ${sum}\n`);
    expect(stdout).toMatch(
      new RegExp(`\\b${100 - sum}, (?:deleted|read|a fair email|answered)`, 'u'),
    );
  });

  it('refuses a file that is not text', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'coach-')), 'bytes');
    writeFileSync(file, Buffer.from([0x48, 0x69, 0xff, 0xfe]));
    expect(await coach(['score', file])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${file}: It is not UTF-8 text.\n`,
    });
  });

  it('says so when the file is not there', async () => {
    expect(await coach(['score', 'no-such-file'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'no-such-file: There is no such file.\n',
    });
  });
});

const goodBody =
  'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We keep the stock of 40 shops right, to the last box.\n\nWould it be of use to see how?\n\nThanks,\nNora';

describe('replysmith review --jsonl', () => {
  it('answers with scores, changes, subjects and follow-ups', async () => {
    const [found] = answers(
      (await coach(['review', '--jsonl'], line('a', goodBody, 'Leeds'))).stdout,
    );
    expect(found).toMatchObject({ id: 'a' });
    expect(found).toHaveProperty('before.band');
    expect(found?.['subjects']).not.toEqual([]);
    expect(found).toHaveProperty('sequence.messages.0');
  });
});

describe('replysmith reply --jsonl', () => {
  const inputWith = (more: object) =>
    JSON.stringify({ id: 'a', subject: 'Leeds', body: goodBody, persona: 'editor', ...more });

  it('plays the recipient and looks back', async () => {
    const { status, stdout } = await coach(['reply', '--jsonl'], inputWith({ seed: 7 }));
    const [found] = answers(stdout);
    expect(status).toBe(0);
    expect(found).toHaveProperty('decision');
    expect(found).toHaveProperty('debrief.next');
    expect((await coach(['reply', '--jsonl'], inputWith({ seed: 7 }))).stdout).toBe(stdout);
  });

  it.each([
    [{ persona: 'king' }, '"persona" must be one of'],
    [{ seed: 0.5 }, '"seed" must be a whole number.'],
    [{ turns: 'Hello' }, '"turns" must be a list.'],
    [{ turns: [1] }, '"turns[0]" must be an object.'],
    [{ turns: [{ from: 'writer' }] }, 'in "turns[0]": "text" must be a string.'],
    [{ turns: [{ text: 'Hi' }] }, 'in "turns[0]": "from" must be one of writer, recipient.'],
  ])('refuses %j', async (more, what) => {
    const { status, stderr } = await coach(['reply', '--jsonl'], inputWith(more));
    expect(status).toBe(2);
    expect(stderr).toContain(`Line 1: ${what}`);
  });
});

describe('replysmith lint --jsonl', () => {
  it('judges a sequence as a plan', async () => {
    const messages = [
      { subject: 'Leeds', body: goodBody, gap_days: 0 },
      { subject: null, body: 'Just bumping this.', gap_days: 1 },
    ];
    const [found] = answers(
      (await coach(['lint', '--jsonl'], JSON.stringify({ id: 1, messages }))).stdout,
    );
    expect((found?.['lines'] as { rule: string }[] | undefined)?.map(({ rule }) => rule)).toContain(
      'first-gap',
    );
  });
});

describe('replysmith nearest --jsonl', () => {
  it('names the templates that resemble an email', async () => {
    const library = [
      { id: 'stock', name: 'Stock', subject: 'Your stock', body: goodBody },
      { id: 'bees', name: 'Bees', subject: 'Bees', body: 'Bees sleep in winter.' },
    ];
    const input = JSON.stringify({ id: 1, subject: 'Leeds', body: goodBody, library });
    const [found] = answers((await coach(['nearest', '--jsonl'], input)).stdout);
    expect((found?.['templates'] as { id: string }[] | undefined)?.map(({ id }) => id)).toEqual([
      'stock',
    ]);
  });
});

describe('replysmith ask', () => {
  it('answers with its sources', async () => {
    const { status, stdout } = await coach(['ask', 'How long should a cold email be?']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/\nFrom:\n- /u);
    expect(stdout).toMatch(/\nEvidence:\n- .*B1/u);
  });

  it('speaks of the email in a file', async () => {
    const file = join(emails, 'architect-meeting-ask.txt');
    expect((await coach(['ask', 'Why did I lose points for the ask?', file])).stdout).toContain(
      'In your latest email',
    );
  });

  it('says when it does not know', async () => {
    expect((await coach(['ask', 'What is the capital of France?'])).stdout).toMatch(
      /^I don't know/u,
    );
  });
});

describe('replysmith', () => {
  it.each([
    [['rewrite', 'a', 'b'], '"b" is not expected here.'],
    [['review', 'a'], '"review" reads JSON lines from standard input, not a file.'],
    [['score', '--jsonl', 'a'], '"a" is not expected beside "--jsonl".'],
    [['rewrite', 'a', '--json'], 'There is no option "--json".'],
    [['score', 'a', '--min'], '"--min" needs a value.'],
    [['score', 'a', '--min', '-5'], '"--min" needs a value.'],
    [['score', 'a', '--min=-5'], '"--min" must be a whole number from 0 to 100.'],
    [['score', 'a', '--min', 'x'], '"--min" must be a whole number from 0 to 100.'],
    [['score', 'a', '--min', '101'], '"--min" must be a whole number from 0 to 100.'],
    [['score', 'a', '--strict'], '"--strict" is of use only with "--min".'],
    [['score', 'a', '--json', '--table'], 'Choose one of "--table" and "--json".'],
    [['score', 'a', '--stage', 'third'], '"--stage" must be one of first, follow_up.'],
    [['grade'], 'There is no command "grade".'],
    [['score'], '"score" needs something to read.'],
  ])('says what was wrong with %j before the usage', async (args, mistake) => {
    const { status, stdout, stderr } = await coach(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/\n\nUsage:/u);
    expect(stderr.split('\n')[0]).toBe(mistake);
  });

  it('shows how it is used when asked nothing', async () => {
    const { status, stdout, stderr } = await coach([]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Usage:/u);
  });

  it('helps with offsets, stages, profiles and its exit status', async () => {
    const { status, stdout } = await coach(['--help']);
    expect(status).toBe(0);
    for (const word of [
      'Exit status: 0, or 1 where',
      'or 2 where',
      'UTF-16',
      '"field"',
      'follow_up',
      'general',
      'link_building',
    ])
      expect(stdout).toContain(word);
  });
});

describe('replysmith write', () => {
  const brief =
    'Audience: café owners\nTone: Casual\nPain points: late payers\nCall to action: a call\nContext: We send invoices.';

  it('writes an email from each line, with its score and what it leaves open', async () => {
    const input = JSON.stringify({
      id: 'a',
      category: 'Cold Outreach',
      pain_points: ['late payers'],
      sender_name: 'Nora',
    });
    const { status, stdout } = await coach(['write', '--jsonl'], `${input}\n`);
    const [email] = answers(stdout);
    expect(status).toBe(0);
    expect(email?.['body']).toMatch(/late payers[\s\S]+\nNora$/u);
    expect(email?.['open']).toContain('first name');
    expect(email?.['score']).toBeTypeOf('number');
  });

  it('writes an email from the brief in a file', async () => {
    const file = join(folder, 'brief.txt');
    writeFileSync(file, brief);
    const { status, stdout } = await coach(['write', file]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Subject: .+\n\nHey \[fill in: first name\],/u);
  });

  it('refuses what is no brief, and pain points that are no list', async () => {
    const file = join(folder, 'no-brief.txt');
    writeFileSync(file, 'Hi Tom, I will be brief.');
    expect((await coach(['write', file])).stderr).toContain('is no brief');
    const { status, stderr } = await coach(
      ['write', '--jsonl'],
      '{"id":"a","pain_points":"one"}\n',
    );
    expect(status).toBe(2);
    expect(stderr).toContain('"pain_points" must be a list of strings');
  });
});

describe('replysmith rewrite --jsonl in the manner light', () => {
  it('changes words and leaves the sentences', async () => {
    const input = JSON.stringify({
      id: 'a',
      subject: 'Ovens',
      body: 'Hi Tom,\n\nI hope this email finds you well. We leverage ovens.\n\nAnn',
      manner: 'light',
    });
    const [email] = answers((await coach(['rewrite', '--jsonl'], `${input}\n`)).stdout);
    expect(email?.['body']).toContain('I hope this email finds you well. We use ovens.');
  });
});
