import { colleagueWords, sellerWords } from '../../../lexicon/kinds/internal-notes.ts';
import type { Sentence, Stretch } from '../../email.ts';
import { hasPhrase, phraseBook } from '../../words/phrases.ts';

const toColleagues =
  /^(?:hi|hello|hey|hiya|dear|morning|good morning|afternoon|good afternoon)?[\s,]*(?:team|all|everyone|everybody|folks|guys|colleagues|crew|gang|both)[\s,.!:–—-]*$/iu;
const notice =
  /^\s*(?:fyi|reminder|heads[ -]up|quick reminder|friendly reminder|gentle reminder|psa|team|all|everyone|folks)\s*(?:all|team|everyone|folks)?\s*[:,–—-]/iu;
const colleagues = phraseBook(colleagueWords);
const sellers = phraseBook(sellerWords);

/** Written to people the writer works with: they are greeted as a group and told of the shared work, and nothing is offered. */
export function isInternalNote(greeting: Stretch | null, sentences: readonly Sentence[]): boolean {
  const isToGroup = greeting
    ? toColleagues.test(greeting.text)
    : notice.test(sentences[0]?.text.slice(0, 60) ?? '');
  return (
    isToGroup &&
    sentences.some(({ words }) => hasPhrase(words, colleagues)) &&
    !sentences.some(({ words }) => hasPhrase(words, sellers))
  );
}
