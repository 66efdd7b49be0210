import { type Coach, tasks } from '../platform/ai/coach-tasks.ts';

/** The coach in the present thread. */
export const coachHere: Coach = {
  score: (...args) => Promise.resolve(tasks.score(...args)),
  review: (...args) => Promise.resolve(tasks.review(...args)),
  reviseEmail: (...args) => Promise.resolve(tasks.reviseEmail(...args)),
  composeDraft: (...args) => Promise.resolve(tasks.composeDraft(...args)),
  reviewComposed: (...args) => Promise.resolve(tasks.reviewComposed(...args)),
  judgeProposal: (...args) => Promise.resolve(tasks.judgeProposal(...args)),
  suggestSubjects: (...args) => Promise.resolve(tasks.suggestSubjects(...args)),
  lintSequence: (...args) => Promise.resolve(tasks.lintSequence(...args)),
  answerQuestion: (...args) => Promise.resolve(tasks.answerQuestion(...args)),
  simulateReply: (...args) => Promise.resolve(tasks.simulateReply(...args)),
  debrief: (...args) => Promise.resolve(tasks.debrief(...args)),
  vetReview: (...args) => Promise.resolve(tasks.vetReview(...args)),
  vetSubjects: (...args) => Promise.resolve(tasks.vetSubjects(...args)),
  vetFollowUps: (...args) => Promise.resolve(tasks.vetFollowUps(...args)),
  vetText: (...args) => Promise.resolve(tasks.vetText(...args)),
  vetAnswer: (...args) => Promise.resolve(tasks.vetAnswer(...args)),
  vetReply: (...args) => Promise.resolve(tasks.vetReply(...args)),
  isInPart: (...args) => Promise.resolve(tasks.isInPart(...args)),
  nearestInLibrary: (...args) => Promise.resolve(tasks.nearestInLibrary(...args)),
  nearestOfAll: (...args) => Promise.resolve(tasks.nearestOfAll(...args)),
  neighboursOf: (...args) => Promise.resolve(tasks.neighboursOf(...args)),
};
