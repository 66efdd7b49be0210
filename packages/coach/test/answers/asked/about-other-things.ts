import { nothing, type AskedQuestion } from './asked-question.ts';

/** With an email in view: what is not its business, though words of the trade may stand in it. */
export const aboutOtherThings: readonly AskedQuestion[] = [
  ['What is Kubecost?', nothing],
  ['who owns the hotel', nothing],
  ['what is her phone number', nothing],
  ['how do i take better photos of food', nothing],
  ['which camera do you recommend', nothing],
  ['how much should I charge for a shoot', nothing],
  ['what crm should i use for outreach', nothing],
  ['is mailchimp better than lemlist', nothing],
  ['write a python script that sends emails', nothing],
  ['whats the weather', nothing],
  ['how do I change my password', nothing],
  ['is the pro plan worth it', nothing],
  ['can you call her for me', nothing],
  ['what does FinOps mean', nothing],
];
