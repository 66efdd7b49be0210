import type { Decision } from '@replysmith/coach';

/** Nobody writes more to a stranger. */
const mostWords = 90;

const outOfPart =
  /\b(?:as an? (?:ai|language model|assistant)|(?:i am|i['’]m) (?:only |just |not )?an? (?:ai\b|language model|bot\b|chat ?bot|program\b|simulat\w+|real (?:person|human)))/i;
const accepts =
  /^(?:(?:hi|hello|hey|dear)\b[^\n]{0,60}\n+)?\s*(?:yes|sure|absolutely|definitely|deal|count me in|sounds (?:good|great)|i['’]m in|let['’]s (?:do|talk|go)|i(?:['’]d| would) love to)\b/i;
const declines = /\b(?:not interested|no,? thank(?:s| you)|not for us|remove me|unsubscribe)\b/i;

const fits: Readonly<Record<Decision, (text: string) => boolean>> = {
  yes: (text) => !declines.test(text),
  question: (text) => text.includes('?'),
  not_now: (text) => !accepts.test(text),
  no: (text) => !accepts.test(text),
  silence: () => false,
};

/** Whether a reply is what the coach decided on, said as the reader would say it. */
export function isInPart(text: string, decision: Decision): boolean {
  const words = text.split(/\s+/).length;
  return words <= mostWords && !outOfPart.test(text) && fits[decision](text);
}
