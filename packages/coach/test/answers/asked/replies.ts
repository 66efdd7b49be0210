import { nothing, type AskedQuestion } from './asked-question.ts';

/** What to do with what comes back. */
export const replies: readonly AskedQuestion[] = [
  ['What should I write if she replies that they already use Kubecost?', 'objections'],
  ['How do I handle the objection that it is too expensive?', 'objections'],
  ['what do i say when they tell me they have no budget', 'objections'],
  ['they already have a supplier, now what', 'objections'],
  ['he said not interested, do i push', 'objections'],
  ['she wrote "not now, maybe next year"', 'objections'],
  ['how do I answer "send me more information"', 'answering-a-reply', 'objections'],
  ['They replied! What do I write now?', 'answering-a-reply'],
  ['prospect answered yes, whats the next step', 'answering-a-reply', 'meeting-ask'],
  ['how fast should i answer when someone replies', 'answering-a-reply'],
  ['they asked for my prices, what do I reply', 'answering-a-reply', 'prices'],
  ['someone answered stop emailing me', 'opt-out-line', 'objections', 'answering-a-reply'],
  ['what if she says no', 'objections'],
  ['they said they do it in house', 'objections'],
  ['how do i reply to who are you', 'answering-a-reply', 'objections', nothing],
];
