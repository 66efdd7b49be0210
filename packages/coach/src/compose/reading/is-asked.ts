const mark = /\?["”’)]*\s*$/u;
/** Greek asks with what is a semicolon elsewhere. */
const greekMark = /\p{Script=Greek}["”»)]*[;\u037e]\s*$/u;

/** Whether a sentence is a question, by the mark of its own language. */
export function isAsked(sentence: string): boolean {
  return (mark.test(sentence) && /\p{L}/u.test(sentence)) || greekMark.test(sentence);
}
