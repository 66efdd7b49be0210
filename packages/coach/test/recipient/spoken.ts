const englishWords = /\bEnglish\b|\bCV\b|\bAPI\b|\bCEO\b|\bRe\b/gu;
const wordOrNumber = /[\p{L}\p{N}][\p{L}\p{N}’'&-]*/gu;

/** Words of a reply that would be facts: numbers, and names inside a sentence. */
export function factsIn(reply: string): string[] {
  const plain = reply.replace(englishWords, '');
  const numbers = plain.match(/\p{N}[\p{N}.,]*/gu) ?? [];
  const names = Array.from(plain.matchAll(wordOrNumber)).flatMap(({ 0: word, index }) => {
    const lead = plain.slice(0, index);
    const opens = /(?:^|[.!?:]\s+|\n\s*|“)$/u.test(lead);
    return !opens && /^\p{Lu}/u.test(word) && !/^I(?:$|[’'])/u.test(word) ? [word] : [];
  });
  return [...numbers.map((number) => number.replace(/[.,]+$/u, '')), ...names];
}

/** What is wrong with the wording, if anything. */
export function slipsIn(reply: string): string[] {
  const rules: readonly (readonly [string, RegExp])[] = [
    ['a slot left open', /[{}]|\bundefined\b|\bnull\b|\[object/u],
    ['two spaces', / {2}/u],
    ['a space before a mark', /\s[,.;:!?](?!\.)/u],
    ['no space after a mark', /[a-z][,;!?][A-Za-z]/u],
    ['two marks', /[,;:]{2}|\.\.(?!\.)|[!?]\.|\.[!?]|,\./u],
    ['a word twice', /\b(\p{L}{2,}) \1\b/iu],
    ['a small letter at the start', /(?:^|[.!?] |\n)\p{Ll}/u],
    [
      'the wrong article',
      /\ba (?!one\b|one-|once\b|use|uni|eu)[aeiou]\p{L}|\ban [bcdfgjklmnpqrstvwxyz]\p{L}/iu,
    ],
    ['a small i', /\bi(?:['’](?:m|ve|d|ll))?\b(?! ?\.)/u],
    ['no end', /[\p{Ll}“]$/u],
  ];
  const body = withoutNames(reply);
  return rules.filter(([, slip]) => slip.test(body)).map(([name]) => name);
}

/** The text between the greeting and the name at the foot. */
function withoutNames(reply: string): string {
  const parts = reply.split('\n\n');
  return parts.filter((part) => /[.!?”]$/u.test(part)).join('\n') || reply;
}
