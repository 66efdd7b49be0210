import { parseBrief } from '@replysmith/coach';

type RunningWords = {
  /** What is scored before the answer comes: from a brief, the coach writes an email for the model to better. */
  scored: string;
  reading: string;
  how: string;
  sheet: string;
  soFar: string;
  unfinished: string;
};

const ofEmail: RunningWords = {
  scored: 'Your text',
  reading: 'Your text is being read.',
  how: 'the rewrite is being written',
  sheet: 'Rewrite',
  soFar: 'The rewrite so far',
  unfinished: 'Unfinished rewrite',
};

const ofBrief: RunningWords = {
  scored: 'The coach’s version',
  reading: 'Your brief is being read.',
  how: 'the email is being written',
  sheet: 'Email',
  soFar: 'The email so far',
  unfinished: 'Unfinished email',
};

/** What is said while the answer to an email or to a brief is being written. */
export function runningWordsOf(sent: string): RunningWords {
  return parseBrief(sent) ? ofBrief : ofEmail;
}
