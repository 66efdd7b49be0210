import type { Email } from '../../email.ts';

const subjects =
  /^(?:automatic reply|auto(?:matic)?[ -]?reply|out of (?:the )?office|undeliver|delivery status notification|mail delivery|your receipt|order confirmation|payment received)\b/iu;
/** Each for some kind of notice: away, a bounce, a machine's mail, a receipt. */
const notices: readonly RegExp[] = [
  /\b(?:I|we)(?:['’]m| am|['’]re| are) (?:currently |now |away and )?(?:out of (?:the )?office|on (?:annual |parental |maternity |paternity |sick )?leave|away from (?:my|the) (?:desk|office))\b/iu,
  /\b(?:this is an automated|automatically generated|do not reply to this (?:email|message)|this mailbox is not monitored)\b/iu,
  /\b(?:could not be delivered|delivery has failed|undelivered mail|returned to sender)\b/iu,
  /\b(?:order (?:number|no\.?|#)|invoice (?:number|no\.?|#)|receipt (?:number|no\.?|#))\s?:?\s?\w{0,4}\d{3,}/iu,
];
/** What stands in them beside that. */
const further =
  /\b(?:on my return|when I return|until \d|until \p{Lu}|limited access|no access to email|respond (?:to your (?:email|message) )?(?:on|when|after)|for (?:anything )?urgent|in my absence|subtotal|total(?: paid)?:|amount paid|VAT|shipping address|order (?:total|summary)|recipient(?:['’]s)? address|permanent error)/iu;
const openingSentences = 8;

/** An out-of-office reply, a bounce or a receipt: a machine sent it. */
export function isAutomatic({ subject, sentences }: Pick<Email, 'subject' | 'sentences'>): boolean {
  const text = sentences
    .slice(0, openingSentences)
    .map((sentence) => sentence.text.slice(0, 300))
    .join(' ');
  const signs = [subjects.test((subject ?? '').trim()), notices.some((one) => one.test(text))];
  return signs.every(Boolean) || (signs.some(Boolean) && further.test(text));
}
