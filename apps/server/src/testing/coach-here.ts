import type { Coach } from '../ai/coach/coach.ts';
import { tasks } from '../ai/coach/tasks.ts';

/** The coach in this very thread. */
export const coachHere: Coach = {
  score: (...args) => Promise.resolve(tasks.score(...args)),
  review: (...args) => Promise.resolve(tasks.review(...args)),
  answerQuestion: (...args) => Promise.resolve(tasks.answerQuestion(...args)),
  simulateReply: (...args) => Promise.resolve(tasks.simulateReply(...args)),
  adopt: (...args) => Promise.resolve(tasks.adopt(...args)),
  vetText: (...args) => Promise.resolve(tasks.vetText(...args)),
  joinSubjects: (...args) => Promise.resolve(tasks.joinSubjects(...args)),
  rewordFollowUps: (...args) => Promise.resolve(tasks.rewordFollowUps(...args)),
};
