import { assistantTalk } from '../lexicon/adopt/chatter.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Email } from '../document/email.ts';
import { findBlanks } from '../document/blanks.ts';
import { blankOut } from '../document/stretch.ts';
import type { Sources } from './facts/sources.ts';
import { stemOf } from './units/stem-of.ts';

/**
 * The geometric mean of how much of the draft is said again and how much of the text the sources hold. Of texts that
 * answer other emails all but a few in a thousand stay below it; of rewrites hardly one does.
 */
const leastShared = 0.25;
/** A long draft cut to a few lines says little of it again, and hardly anything else. */
const fewestAgain = 4;
const mostlyHeld = 0.5;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;
const data = /^\s*(?:[{[]\s*["{[]|<\?xml)/u;

/** Whether a text says enough of what the draft says, and little enough else, to be a version of it. */
export function isRewriteOf(written: Email, draft: Email, sources: Sources): boolean {
  const { kind } = written.reading;
  if (draft.reading.kind === 'email' && /^(?:poem|list|code)$/u.test(kind)) return false;
  if (data.test(written.body) && !data.test(draft.body)) return false;
  if (assistantTalk.some((talk) => talk.test(written.body) && !talk.test(draft.body))) return false;
  if (answers(written, draft)) return false;
  const own = stemsOf(draft);
  const said = stemsOf(written);
  const again = [...said].filter((stem) => own.has(stem)).length;
  const held = [...said].filter((stem) => own.has(stem) || sources.stems.has(stem)).length;
  if (said.size === 0 || again === 0) return false;
  if (again >= fewestAgain && held >= said.size * mostlyHeld) return true;
  return Math.sqrt((again / own.size) * (held / said.size)) >= leastShared;
}

/** It greets the one who wrote the draft. */
function answers({ addressee: other }: Email, { addressee, signature }: Email): boolean {
  if (!other || other.text === addressee?.text) return false;
  return (signature?.text ?? '').split(/[^\p{L}'’-]+/u).includes(other.text);
}

function stemsOf({ body }: Email): Set<string> {
  const words = blankOut(body, findBlanks(body)).toLowerCase().match(word) ?? [];
  return new Set(words.filter((one) => !englishFunctionWords.has(one)).map(stemOf));
}
