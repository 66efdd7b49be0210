import type { Sentence } from '../email.ts';

const letter = String.raw`(?:note|e-?mail|mail|message|letter|follow-?up)`;
const will = String.raw`(?:will|shall|['’]ll)`;
const never = String.raw`(?:${will} not|won['’]t|shan['’]t)`;
const to = String.raw`(?: (?:to )?you)?`;
const matter = String.raw`(?: (?:about|on|regarding) [^,;:.!?]+?)?`;

/** By these a writer says that no further email follows; "my last email" alone may be the one before. */
const lastNote = new RegExp(
  [
    String.raw`\bthis (?:is|${will} be) (?:my|the) (?:last|final) (?:${letter}|one)(?: from me)?${matter}`,
    String.raw`\bthis (?:is|${will} be) (?:my|the) (?:last|final) (?:attempt|try)(?: to (?:reach|contact|catch|get hold of) you)?${matter}`,
    String.raw`\b(?:last|final) (?:${letter}|one) from me${matter}`,
    String.raw`\bthe last (?:you(?: ${will}|['’]ll)? hear from me|time i(?: ${will}|['’]ll)? write)${matter}`,
    String.raw`\bwith this (?:last|final) ${letter} i [^,;:.!?]+`,
    String.raw`\b${never} (?:write|e-?mail|contact|message|bother|trouble|chase|follow up|hear from me|be (?:writing|e-?mailing|in touch))${to}${matter} (?:again|any ?more|any further)${matter}`,
    String.raw`\bi ?${will} (?:leave (?:it|things) (?:here|there|at that)|close the loop(?: here)?|stop here|leave you (?:in peace|be|alone))`,
    String.raw`\bi ?${will} (?:now )?close (?:your|the|this) (?:file|case|thread)(?: (?:here|now|at this end|(?:on|at) my (?:side|end)))?`,
    String.raw`\bi ?${will} stop (?:writing|e-?mailing|messaging|reaching out|following up)${to}${matter}`,
    String.raw`\bno (?:more|further) (?:${letter}s|follow-?ups) from me${matter}`,
  ]
    .map((way) => `${way}(?=\\s*(?:[.!;,]|$)| and (?:wish|thank)\\b)`)
    .join('|'),
  'iu',
);
/** What says that more follows after all, or is for somebody else. */
const takenBack =
  /\b(?:before|until|till|unless|for now|tomorrow|today|again on|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|of the (?:day|week|month|quarter|year)|(?:with|to) other|(?:this|next) (?:week|month|quarter|year))\b/iu;
/** "It" is a thing then, and stays where it is put. */
const putDown =
  /\b(?:parcels?|packages?|packets?|box(?:es)?|crates?|samples?|keys?|envelopes?|deliver(?:y|ed|ies)|drop(?:ped)? (?:it|off)|porch|reception|doorstep|shed|van|driver|desk)\b[^.!?]*\bleave it\b/iu;
/** "Tell me, and I will not write again" waits for a word. */
const onAWord =
  /\b(?:(?:tell|let) (?:me|us)(?: know)?|say (?:so|no|stop|the word)|reply(?: [“"]?\p{L}+[”"]?)?|(?:a|one) (?:word|no|yes))(?: and|, and)? (?:I|we)(?:['’]ll| will| won['’]t| shall)\b/iu;
const mostAfter = 3;
/** Nobody takes longer to say it, and odd texts take no longer to read. */
const longestNote = 400;

/** The sentence near the end by which a writer says that nothing further comes. */
export function lastNoteIn(sentences: readonly Sentence[]): Sentence | undefined {
  return sentences
    .slice(-mostAfter - 1)
    .find(
      ({ text }) =>
        text.length <= longestNote &&
        lastNote.test(text) &&
        ![takenBack, putDown, onAWord].some((other) => other.test(text)),
    );
}
