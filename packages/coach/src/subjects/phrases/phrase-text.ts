import type { Phrase } from './find-phrases.ts';

const fewestWords = 2;
const mostWords = 6;
const ofOthers = /^(?:their|his|her|its|this|every|each|some|no)$/u;
const ofCompany = /^(?:its|their)$/u;

/** "Windkraft Nord’s new blades" */
export function ownedBy(company: string, thing: string): string {
  return `${company}${company.endsWith('s') ? '’' : '’s'} ${thing}`;
}

/** The phrase as a subject; null when it is too short, too long, or of somebody who is not named. */
export function phraseText(phrase: Phrase, company: string | null): string | null {
  const text = withOpener(phrase, company);
  const count = text?.split(' ').length ?? 0;
  if (text === null || count < fewestWords || count > mostWords) return null;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function withOpener({ opener, words, head, sentence }: Phrase, company: string | null) {
  const bare = words.map(({ text }) => text).join(' ');
  const key = opener?.key ?? '';
  if (ofOthers.test(key)) {
    const isNamed = ofCompany.test(key) && company !== null && sentence.text.includes(company);
    return isNamed ? ownedBy(company, bare) : null;
  }
  const isDropped =
    opener === null ||
    /^(?:our|my)$/u.test(key) ||
    (key === 'the' && words.at(-1) === head) ||
    (/^(?:an?|the)$/u.test(key) && words.length >= mostWords);
  return isDropped ? bare : `${opener.text} ${bare}`;
}
