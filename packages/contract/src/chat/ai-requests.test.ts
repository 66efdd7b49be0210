import { expect, test } from 'vitest';
import { OptimizeEmailRequest } from './ai-requests.ts';
import { lengths } from '../lengths.ts';

const request = {
  content: 'Subject: Hello\n\nHi Tom,\n\nIs this worth a look?',
  session_id: null,
  message_type: 'email_optimization',
};

function sentences(content: unknown): string[] {
  const result = OptimizeEmailRequest.safeParse({ ...request, content });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

test('accepts a plain email and keeps it as typed', () => {
  const content = '  Hi Tom,\r\n\r\nΓεια σου 👋\u200B\tfine  ';
  expect(OptimizeEmailRequest.parse({ ...request, content }).content).toBe(content);
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t\u00A0 '],
  ['null', null],
  ['marks of no width', '\u200B\u2060\uFEFF'],
  ['control characters', '\u0000\u0001'],
])('asks for an email when given %s', (_, content) => {
  expect(sentences(content)).toContain('Paste an email first.');
});

test.each([
  ['conversation', ' \u200B', 'Write a question first.'],
  ['conversation', 'bell \u0007', 'This does not look like text. Write it in words.'],
  ['client_simulation', '', 'Write your answer to them first.'],
])('speaks of what %s wants when given %j', (message_type, content, sentence) => {
  const result = OptimizeEmailRequest.safeParse({ ...request, message_type, content });
  expect(result.error?.issues).toMatchObject([{ path: ['content'], message: sentence }]);
});

test('a question is no longer than a message', () => {
  const asking = { ...request, message_type: 'conversation' };
  const longest = 'a'.repeat(lengths.chatMessage);
  expect(OptimizeEmailRequest.safeParse({ ...asking, content: longest }).success).toBe(true);
  expect(OptimizeEmailRequest.safeParse({ ...asking, content: `${longest}a` }).success).toBe(false);
});

test('says that a number is no text', () => {
  expect(sentences(5)).toEqual(['The email must be text.']);
});

test('a first send needs no session', () => {
  const first = { content: request.content, message_type: request.message_type };
  expect(OptimizeEmailRequest.parse(first).session_id).toBeNull();
});

test('accepts the longest text and refuses one character more', () => {
  expect(sentences('a'.repeat(lengths.emailContent))).toEqual([]);
  expect(sentences('a'.repeat(lengths.emailContent + 1))).toEqual([
    'Email content is too long (max 50,000 characters)',
  ]);
});

test.each(['\u0000PNG', 'bell \u0007', 'half a pair \uD83D'])('refuses binary %j', (content) => {
  expect(sentences(content)).toEqual([
    'This does not look like text. Paste the words of the email.',
  ]);
});

test.each([
  '<script>alert(1)</script>Hi',
  '<IFRAME src=x>',
  '<img src=x onerror=alert(1)>',
  'text </ script >',
])('refuses page code %j', (content) => {
  expect(sentences(content)).toEqual([
    'This looks like the code of a web page. Paste the words of the email.',
  ]);
});

test.each(['price < 5 and on sale = yes', 'We cut <b>cost</b>', 'a script for <you>'])(
  'leaves harmless angle brackets alone: %j',
  (content) => {
    expect(sentences(content)).toEqual([]);
  },
);

test.each([
  { ...request, session_id: 'nonsense' },
  { ...request, message_type: 'haiku' },
  { ...request, plan_id: 'pro' },
  { ...request, content: undefined },
  'text',
  null,
])('refuses %o', (body) => {
  expect(OptimizeEmailRequest.safeParse(body).success).toBe(false);
});
