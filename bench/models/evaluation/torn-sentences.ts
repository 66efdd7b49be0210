import { readDocument } from '@replysmith/coach/score';

type Text = { readonly subject: string | null; readonly body: string };
type ReadSentence = ReturnType<typeof readDocument>['sentences'][number];

const endsOpen = new Set(
  'a an the and or but nor because if than my your our their its of with from into'.split(' '),
);
const mayRepeat = new Set(['that', 'had', 'very', 'really']);
/** Shorter ones work without a verb: "Worth a look?" */
const fewestWords = 5;

/** Flaws visible without parsing, independent of the coach. */
const flaws: Readonly<Record<string, (sentence: ReadSentence) => boolean>> = {
  'opens small': ({ text }) => /^\p{Ll}/u.test(text),
  'has no end': ({ text }) => !/[.!?…:"”’)\]}]$/u.test(text),
  'is not closed': ({ text }) =>
    ['()', '[]', '“”'].some(
      (pair) => text.split(pair.charAt(0)).length !== text.split(pair.charAt(1)).length,
    ),
  'breaks off': ({ words }) => endsOpen.has(words.at(-1)?.key ?? ''),
  'says a word twice': ({ words, text, start }) =>
    words.some(({ key, start: at }, index) => {
      const before = words[index - 1];
      if (before?.key !== key || mayRepeat.has(key) || /\d/u.test(key)) return false;
      return text.slice(before.end - start, at - start).trim() === '';
    }),
  'has no verb': ({ words, tokens }) =>
    words.length >= fewestWords && !tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX'),
};

const listItem = /^\s*(?:[-*•–]|\d+[.)])\s/u;

/**
 * Incomplete sentences that the writer did not write. Missing endings or capitals that the writer's
 * own sentences also lack do not count.
 */
export function tornSentences(own: Text, text: Text): string[] {
  const written = readDocument(own).sentences;
  const known = new Set(written.map((one) => one.text));
  const missing = Object.values(flaws).filter((has) => !written.some(has));
  return readDocument(text)
    .sentences.filter((one) => !known.has(one.text) && !listItem.test(one.text))
    .filter((one) => missing.some((has) => has(one)))
    .map((one) => one.text);
}
