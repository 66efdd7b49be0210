import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import type { Email } from '../../document/email.ts';

const groups =
  /\b(?:team|group|ltd|inc|llc|gmbh|department|sales|support|marketing|company|solutions|services|agency|media|club|office|studio|logistics|consulting|players|theatre|choir|society|friends|volunteers)\b/iu;
const oneName = /^\p{Lu}[\p{Ll}’'-]{1,20}$/u;
const closings =
  /^(?:greetings|cheers|thanks|regards|best|sincerely|yours|kind|warm|many|love|hugs)$/iu;
const titles = /^(?:mr|mrs|ms|miss|dr|prof)\.?$/iu;

/** The first name under the email; null for a firm, a team, or nothing that reads as a person's name. */
export function senderName({ signature }: Email): string | null {
  const line = signature?.text.split('\n')[0]?.trim() ?? '';
  const words = line.split(/[\s,|]+/u).filter((word) => word !== '' && !titles.test(word));
  const [first] = words;
  if (first === undefined || words.length > 4 || groups.test(line) || /[&@\d]/u.test(line))
    return null;
  const isWord = closings.test(first) || englishFunctionWords.has(first.toLowerCase());
  return oneName.test(first) && !isWord ? first : null;
}
