import { answer, type Script } from '../../tools/fake-model/index.ts';

/** Emails are the coach's, so that what they take can be measured; questions are a slow model's. */
export const modelSettings = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'slow',
  AI_CONCURRENCY: '100',
  AI_MODEL_REWRITE: 'coach',
  AI_MODEL_RECIPIENT: 'coach',
  AI_MODEL_SUBJECTS: 'coach',
  AI_MODEL_SEQUENCE: 'coach',
  AI_MODEL_HELP: 'coach',
};

const advice = [
  'Keep it short and ask for one thing.',
  'Say why you write to them and to nobody else.',
  'Put the question where they see it first.',
  'Leave out what they know already.',
  'Read it aloud before you send it.',
  'Write the subject last, from what is left.',
];

let asked = 0;

/** Some words a second, in another order for each question. */
export const slowAdvice: Script = () => {
  asked += 1;
  const turned = advice.map((_, index) => advice[(index * 5 + asked) % advice.length]);
  return answer(JSON.stringify({ answer: turned.join(' ') }), { firstAfter: 200, pause: 60 });
};
