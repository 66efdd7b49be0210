import { findTopics } from '../../subjects/find-topics.ts';
import type { Topic } from '../../subjects/topic.ts';
import type { Email } from '../../document/email.ts';
import { ownerOf } from '../wording/from-reader.ts';
import type { Facts } from './facts.ts';

const firmWeight = 4.4;
const longestTail = 3;
/** Longer than any email; topics are weighed against every word, so they would take too long. */
const longestRead = 20_000;
const people = /(?:ers|ors|ists|ants|people|team|staff|clients|visitors)$/iu;
const participle = /^(?:done|\p{L}+ed)\b/iu;
/** People and firms are no matter that one settles. */
const parties =
  /(?:practice|company|firm|shop|store|office|agency|school|hotel|restaurant|business|site|guarantee|budget)$/iu;

/** What the email is about by its own subject line, as the reader would say it: "our checkout", "my talk at FOSDEM". */
export function topicsOf(email: Email, read: string): Pick<Facts, 'topic' | 'theirs'> {
  if (email.body.length > longestRead) return {};
  const said = read.toLowerCase();
  const subject = new Set(email.subjectWords.map(({ key }) => key));
  const firm = findTopics(email).filter(
    ({ kind, weight, bare }) =>
      weight >= firmWeight &&
      said.includes(bare.toLowerCase()) &&
      (kind === 'offer' || subject.has(bare.toLowerCase().split(' ').at(-1) ?? '')),
  );
  const theirs = firm.find(({ kind, bare }) => kind === 'theirs' && !people.test(bare));
  const topic = firm.find(isMatter);
  return {
    ...(theirs && { theirs: fromReader(theirs) }),
    ...(topic && { topic: fromReader(topic) }),
  };
}

/** A bare singular noun would want an article that the writer did not give; a talk is no matter to settle. */
function isMatter({ kind, bare }: Topic): boolean {
  if (parties.test(bare) || people.test(bare) || participle.test(bare)) return false;
  if (kind === 'matter') return /[^s]s$/u.test(bare);
  return kind === 'offer' || (kind === 'theirs' && ownerOf(bare.split(' ')) === 'our');
}

function fromReader({ kind, phrase, bare, tail = '' }: Topic): string {
  if (kind !== 'theirs') return phrase;
  const isShort = tail.split(' ').length <= longestTail && !/['’]/u.test(tail);
  return [ownerOf(bare.split(' ')), bare, isShort ? tail : ''].filter(Boolean).join(' ');
}
