import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { ComposerProblem } from './composer-notes.tsx';

const refused = (status: number, code: string, message: string) =>
  new ApiError({ kind: 'http', status, code, message });
const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });
const internal = refused(500, 'internal', 'An unexpected error occurred');

function noteFor(problem: Error, isNewChat = false): string {
  const props = { problem, isNewChat, pausedUntil: null, isRetrying: false };
  const { unmount } = render(<ComposerProblem {...props} onRetry={() => undefined} />);
  const text = screen.getByRole('alert').textContent;
  unmount();
  return text;
}

it('says what failed and why, and that nothing is lost', () => {
  const processing =
    'Message Processing Failed: Unable to process message: An unexpected error occurred. Your text is still here, and nothing was charged.';
  expect(noteFor(internal)).toContain(processing);
  expect(noteFor(new TypeError('x is not a function'))).toContain(processing);
  expect(noteFor(internal, true)).toContain(
    'Session Creation Failed: Unable to create chat session: An unexpected error occurred. Your text',
  );
});

it('does not say that there is no session when that is not known', () => {
  expect(noteFor(offline, true)).toMatch(
    /^Message Processing Failed: Unable to process message: No connection\. .*do not know/u,
  );
});

it('says that nothing was sent where the browser was offline before', () => {
  const unsent = new ApiError({ kind: 'network', code: 'offline', message: 'You are offline.' });
  expect(noteFor(unsent, true)).toMatch(/^Message Processing Failed: .*Nothing was sent/u);
});

it('says of a chat that was deleted elsewhere no more than is known', () => {
  const note = noteFor(refused(404, 'not_found', 'Not found.'));
  expect(note).toMatch(/no longer exists.*text is still here/u);
  expect(note).not.toContain('Archived');
});

it('leaves limits, refusals and the sign-in their own words', () => {
  for (const problem of [
    refused(401, 'unauthenticated', 'Please sign in again.'),
    refused(422, 'validation_failed', 'Too long.'),
    refused(422, 'no_optimized_email', 'Optimize an email first.'),
    refused(429, 'fair_use_reached', '30 questions an hour is the limit.'),
  ]) {
    expect(noteFor(problem, true).startsWith(problem.message)).toBe(true);
  }
});

it('promises nothing of an answer that had begun when the session ended', () => {
  const ended = refused(401, 'unauthenticated', 'Please sign in again.');
  const props = { problem: ended, isNewChat: false, pausedUntil: null, isRetrying: false };
  render(<ComposerProblem {...props} hasBegun onRetry={() => undefined} />);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('do not know whether this was counted');
  expect(textContent).not.toContain('nothing was charged');
});

it('offers no second attempt in a session that is full', () => {
  const full = noteFor(refused(409, 'session_full', 'This session has 500 messages.'));
  expect(full).toMatch(/^This session has 500 messages\..*text is still here/u);
  expect(full).not.toContain('Try again');
});
