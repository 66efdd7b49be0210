import { countWords } from './choose-facts.ts';
import type { Kind } from './kinds/kind.ts';
import type { Material } from './material.ts';
import { namesOfPain } from './reading/names-of-pain.ts';
import { headOf } from './reading/noun-phrase.ts';

const fewestWords = 2;
const mostWords = 6;

function fits(text: string): boolean {
  const words = countWords(text);
  return words >= fewestWords && words <= mostWords && !/[[\]{}<>|?!“:]/u.test(text);
}

/** With its first letter large, if it starts with one: "4 am shifts" stays. */
function opening(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A thing by its name, or as short as it still says what it is. */
function names(thing: string): string[] {
  return [thing, headOf(thing)];
}

/** A single word heads nothing on its own. */
function asked(trouble: string): string[] {
  return countWords(trouble) === 1 ? [`a question about ${trouble}`] : names(trouble);
}

/** A short line about what the reader knows: what troubles them, else what is offered, else what the email is. */
export function subjectOf({ pains, request, role }: Material, kind: Kind): string {
  const things = kind.asksOfTrouble ? pains.slice(0, 1).flatMap(namesOfPain).flatMap(asked) : [];
  const isOffer = request.kind === 'send' || request.kind === 'thing';
  const offered = kind.asksOfTrouble && isOffer ? names(request.text) : [];
  const own = [...(role === null ? [] : [`${role.name} application`]), ...things, ...offered].find(
    (text) => fits(text) && !/\b(?:you|your)\b/iu.test(text),
  );
  return own === undefined ? kind.subject : opening(own);
}
