import { ownWorks } from '../../lexicon/readers/own-works.ts';

const swaps: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  yours: 'ours',
  "i'm": 'you’re',
  "we're": 'you’re',
  "i've": 'you’ve',
  "we've": 'you’ve',
  "i'll": 'you’ll',
  "we'll": 'you’ll',
  "i'd": 'you’d',
  "we'd": 'you’d',
  "you're": 'we’re',
  "you've": 'we’ve',
  "you'll": 'we’ll',
  "you'd": 'we’d',
};
const verbs =
  /^(?:are|were|have|had|do|did|don[’']t|need|want|use|see|like|sell|run|make|made|get|got|can|could|would|will|should|might|may|already|ever|currently|now|still|recently|just|pay|paid|say|said|think|work|choose|prefer|decide|plan|publish|write|wrote|ship|take|took|bought|built|spoke|won|led|left|began|grew|chose|told|put|\p{L}+ed)$/iu;
const untellable = /^(?:am|yourself|myself|ourselves|yourselves|was)$/iu;
const reach = 3;

/**
 * The writer's words turned round, as the reader would say them: "send you our list" → "send me your list".
 * Null where a word cannot be turned safely.
 */
export function fromReader(text: string): string | null {
  const words = text.split(' ');
  if (words.some((word) => untellable.test(word))) return null;
  return words
    .map((word, at) => {
      const [, core = '', rest = ''] = /^(.*?)([,.;:!?]*)$/u.exec(word) ?? [];
      const key = core.toLowerCase().replaceAll('’', "'");
      if (key === 'you') return (isSubject(words, at) ? 'we' : 'me') + rest;
      if (key === 'your') return ownerOf(words.slice(at + 1, at + 1 + reach));
      return (Object.hasOwn(swaps, key) ? (swaps[key] ?? core) : core) + rest;
    })
    .join(' ');
}

const joiners =
  /^(?:before|after|when|while|if|that|because|until|once|as|what|how|where|which|than|whether)$/iu;

function isSubject(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && (verbs.test(next) || joiners.test(words[at - 1] ?? ''));
}

/** "my talk", "my engineering post", "our checkout". */
export function ownerOf(owned: readonly string[]): 'my' | 'our' {
  const end = owned.findIndex((word) =>
    /^(?:at|on|of|in|for|to|about|with|from|and)$/iu.test(word),
  );
  const head = (end === -1 ? owned : owned.slice(0, end)).map((word) => word.toLowerCase());
  return head.some((word) => ownWorks.has(word.replace(/[^\p{L}]+$/u, ''))) ? 'my' : 'our';
}
