import type { Sentence } from '../../document/email.ts';
import { fromReader } from './from-reader.ts';

const seeing =
  /^(?:i|we)?\s*(?:just |recently |was reading |have )?(?:saw|see|noticed|read|heard|spotted|found|understand)\s+(?:that |on \p{L}+ that )?(?=\p{L})/iu;
const clauseEnd = /[,;:—–]\s|\s(?:and|but|so|which|who|because|where)\s|\s\(/u;
const awkward = /[“”"<>{}[\]\n\r@]|https?:|www\./u;
const verb =
  /\b(?:opened|opens|hired|hires|ships|shipped|published|publishes|said|says|paid|pays|asked|asks|described|describes|named|names|launched|launches|sells|sold|moved|moves|runs|ran|made|makes|led|leads|has|have|had|is|are|were|wrote|writes|won|raised|closed|started|stopped|bakes?|uses?|used|grew|joined|added|announced|built|builds|bought|cut|shows?|lists?|takes?|leaves?|loads?|\p{L}{3,}ed)\b/iu;
const openEnd = /\b(?:because|and|but|that|which|who|of|the|an?|for|to|in|on|at|with|as|so|or)$/iu;
/** Nobody agrees that they are wonderful. */
const praise =
  /\b(?:stunning|beautiful|gorgeous|lovely|great|amazing|impressive|inspiring|wonderful|fantastic|excellent|brilliant|awesome|incredible|outstanding|delicious|nice|cool|best|love[ds]?|stands? out)\b/iu;
const mostWords = 16;
const fewestWords = 4;

/**
 * What the writer noticed, as the reader would say it: "I saw you opened a café in Leeds" → "we opened a café
 * in Leeds". Null where it does not make a clause of its own.
 */
export function ownFact({ text }: Sentence): string | null {
  const [clause = ''] = text.replace(seeing, '').split(clauseEnd);
  const plain = clause.replace(/[\s.!?]+$/u, '');
  const words = plain.split(' ');
  const isOwn = /^(?:you|your)\b/iu.test(plain) || (seeing.test(text) && /^\p{Lu}/u.test(plain));
  const fits = words.length >= fewestWords && words.length <= mostWords;
  const isPlain = !openEnd.test(plain) && !awkward.test(plain) && !praise.test(plain);
  if (!isOwn || !fits || !isPlain || !verb.test(plain)) return null;
  const turned = fromReader(plain);
  return turned === null || turned.startsWith('me ') ? null : turned;
}
