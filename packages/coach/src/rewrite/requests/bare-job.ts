import { requestVerbs } from '../../lexicon/requests/request-verbs.ts';

const softeners =
  /^(?:(?:so|and|but|also|then|(?:you are |you['’]re )?welcome to|please|kindly|just|simply|alternatively|either|next|finally|in the meantime|meanwhile|feel free to|(?:do not|don['’]t) hesitate to|(?:could|can|would|will) you(?: please| kindly| also)*|you (?:can|may|could|might)(?: also)?|(?:I|we)(?: would like to)?(?: also)?(?: kindly)? (?:request|ask|invite|urge|encourage) you to),? )+/iu;
const job = new RegExp(`^(?:${requestVerbs.join('|')})\\b`, 'iu');
const shouted = /^\p{Lu}{2}/u;

/** "Also, please send us your CV" → "send us your CV" */
export function bareJob(part: string): string {
  const bare = part.replace(/\s+/gu, ' ').trim().replace(softeners, '');
  return shouted.test(bare) || /^I\b/u.test(bare)
    ? bare
    : bare.slice(0, 1).toLowerCase() + bare.slice(1);
}

/** Whether the words are a job and nothing before it. */
export function isJob(bare: string): boolean {
  return job.test(bare);
}
