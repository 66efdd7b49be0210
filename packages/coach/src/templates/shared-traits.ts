import type { AskKind } from '../document/email.ts';
import type { Letter } from './read-letters.ts';

/** What kind of letter it is, in words that a reason can hold. */
export const letterNames: Readonly<Record<Letter, string>> = {
  application: 'an application',
  student: 'a student’s application',
  apprentice: 'an application for an apprenticeship',
  interviewed: 'written after an interview',
  met: 'written after a meeting',
  advice: 'a request for advice',
  introduction: 'two people introduced',
  freelance: 'a freelancer’s offer',
  hire: 'a job offered',
  story: 'a story for a reporter',
  announcement: 'news for the press',
  guest: 'a guest offered to a show',
  link: 'a request for a link',
  article: 'an article offered',
  investment: 'a search for investors',
  giving: 'a request for support',
  speaking: 'an invitation to speak',
  study: 'questions for a study',
  farewell: 'a last note',
  chasing: 'a follow-up',
};

/** What is asked for. */
export const askNames: Readonly<Record<AskKind, string>> = {
  interest: 'asks whether it is of interest',
  question: 'asks one small question',
  open: 'asks for thoughts',
  action: 'asks for something to be done',
  meeting: 'asks for a meeting',
  calendar: 'sends a booking link',
  referral: 'asks for the right person',
};
