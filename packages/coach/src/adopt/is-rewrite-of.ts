import type { Email } from '../text/email.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { stemOf } from './units/stem-of.ts';

const leastShared = 0.15;
const leastOwn = 0.3;

/** Whether a text says enough of what the draft says, and little enough else, to be a version of it. */
export function isRewriteOf(written: Email, draft: Email): boolean {
  const own = stemsOf(draft);
  const said = stemsOf(written);
  const shared = [...said].filter((stem) => own.has(stem)).length;
  return shared > 0 && shared >= own.size * leastShared && shared >= said.size * leastOwn;
}

function stemsOf({ words }: Email): Set<string> {
  return new Set(
    words.filter(({ key }) => !englishFunctionWords.has(key)).map(({ key }) => stemOf(key)),
  );
}
