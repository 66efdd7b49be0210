import { partiesOf } from '../relevance/parties.ts';
import type { Email } from '../document/email.ts';

const surely =
  /\b(?:(?:noticed|saw|see|read|heard)(?: that)?|congratulations to|congrats to|visited|(?:bought|ordered|downloaded) [^.!?]{0,30}from|your (?!(?:\p{L}+ )?(?:talk|speech|keynote|session|panel|post|piece|article|thread|interview|workshop|presentation)\b)(?:\p{L}+ ){0,2}(?:at|for)|(?:you|you['’]re) at|help|if|whether)\s+$/iu;
/** “It found 41 such pairs in Django’s suite”: an example of the writer’s. */
const foundIn = /\b(?:it|we|they) (?:found|fixed|cut|saved|won|caught)\b[^.!?]*$/iu;
const perhaps = /\b(?:at|for|of|on|about|to)\s+$/iu;
const others =
  /\b(?:like|as|including|with|and|or|worked for|clients|helped|competitors?|from|by|called)\s+$/iu;
/** "In Leeds" is a place. */
const placed = /\bin\s+$/iu;
/** "From Oslo to Malmö" is a way. */
const ridden = /\b[Ff]rom \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2} to\s+$/u;
/** "Your talk at PyCon": an event. */
const spokenAt =
  /\b(?:talk|speech|keynote|session|panel|stand|booth|workshop|presentation|poster)\s+(?:at|for)\s+$/iu;
/** "The Junior Analyst role" */
const post = /^ (?:position|role|job|post|vacancy|internship)\b/iu;
const ourselves = /^,? (?:we|our|I)\b/u;
const platforms =
  /^(?:linkedin|google|facebook|instagram|twitter|youtube|tiktok|amazon|shopify|wordpress|slack|zoom|microsoft|apple|excel|monday|github|english|europe|uk|us|eu)$/iu;
const certain = 2;

/** How sure one mention makes us that the name is the reader's company. */
function weigh(before: string, after: string): number {
  if (ourselves.test(after) || post.test(after)) return -3;
  if (surely.test(before)) return 2;
  if (placed.test(before) || ridden.test(before) || spokenAt.test(before)) return -2;
  if (others.test(before)) return -1;
  if (/^['’]s? /u.test(after)) return foundIn.test(before) ? 1 : 2;
  return perhaps.test(before) ? 1 : 0;
}

/** The company written to, as the writer spells it; null when the text does not say. */
export function findReaderCompany(email: Email): string | null {
  const { sender, addressee } = partiesOf(email);
  const last = email.paragraphs.at(-1)?.end ?? 0;
  const weights = new Map<string, number>();
  for (const { kind, field, text, start, end } of email.protectedTokens) {
    if (kind !== 'name' || (field === 'body' && end > last)) continue;
    const words = text.toLowerCase().split(/\s+/u);
    if (words.some((word) => sender.has(word) || addressee.has(word))) continue;
    if (!/\p{Ll}/u.test(text) || platforms.test(text)) continue;
    const whole = (field === 'subject' ? email.subject : email.body) ?? '';
    const weight = weigh(whole.slice(Math.max(0, start - 48), start), whole.slice(end, end + 12));
    const inSubject = field === 'subject' ? 1 : 0;
    weights.set(text, (weights.get(text) ?? 0) + weight + inSubject);
  }
  const best = [...weights].toSorted((a, b) => b[1] - a[1])[0];
  return best && best[1] >= certain ? best[0] : null;
}
