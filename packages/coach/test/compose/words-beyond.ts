import { englishFunctionWords } from '../../src/lexicon/function-words.ts';

/** What a frame says in its own words: the opening of a call to action, and who "they" are. */
const framed: ReadonlySet<string> = new Set(
  (
    'book schedule set arrange sign start get ask offer send show download discuss join grab hop jump see watch look reply yes no let know interested ' +
    'find invite feedback check slot pick time chat struggling having enough knowing not inability today now asap them they their theirs right person ' +
    'click here below please first want like touch being hire try advice talk conversation have none self share order request'
  ).split(' '),
);

function keysOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words with a meaning that texts have and the account does not. */
export function wordsBeyond(account: string, texts: readonly string[]): string[] {
  const known = new Set(keysOf(account));
  return texts
    .flatMap(keysOf)
    .filter(
      (key) =>
        key.length > 2 && !englishFunctionWords.has(key) && !framed.has(key) && !known.has(key),
    );
}
