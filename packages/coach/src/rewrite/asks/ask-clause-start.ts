import type { Ask } from '../../document/email.ts';

const shortAsk = 22;
const fewestWordsBefore = 5;
const asksThroughout =
  /^(?:so |and )?(?:(?:I|we)(?:['’]d| would| should)(?: (?:really|very much|greatly))? (?:love|like|appreciate|welcome|be (?:grateful|happy|glad|keen))|(?:but |and )?I (?:was |am )?wonder(?:ed|ing) (?:if|whether)|would|could|can|do|are|please|kindly)\b/iu;
const joint =
  /(?:,? (?:and|so)|[,;]| [–—-])\s+(?=(?:I|we|would|could|can|do|are|let|please|if|perhaps|maybe)\b)/giu;

/** A last clause that cannot stand without the one that would go. */
const dependent =
  /(?:^|[,;]\s*(?:and |but |so )?|\band )(?:if|when|while|as|since|because|although|though|given|should)\b[^,;]*$/iu;

type ClauseStart = {
  readonly start: number;
  /** What the question needs before it: nothing, or the full stop of the sentence it leaves. */
  readonly lead: string;
};

/**
 * Where the asking part of a sentence begins. A short sentence asks from its start; of a long one
 * only the last clause may go, and null says that no clause can be told apart.
 */
export function askClauseStart({ sentence, start }: Ask): ClauseStart | null {
  const before = sentence.words.filter((word) => word.end <= start).length;
  const isShort = sentence.words.length <= shortAsk || before < fewestWordsBefore;
  if (isShort || asksThroughout.test(sentence.text)) {
    return { start: sentence.start, lead: '' };
  }
  const found = Array.from(sentence.text.matchAll(joint), ({ index }) => index)
    .filter((index) => sentence.start + index < start)
    .at(-1);
  if (found === undefined) return null;
  const at = sentence.start + found;
  const left = sentence.words.filter((word) => word.end <= at).length;
  const hangs = dependent.test(sentence.text.slice(0, found));
  return left < fewestWordsBefore || hangs ? null : { start: at, lead: '. ' };
}
