import type { Coach } from '../coach/coach.ts';

const blank = /\[fill in: [^[\]\n]{0,120}\]/g;
const item = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
const sentenceEnd = /(?<=[.!?][)’]?)\s+/;
const quotation = /["“]([^"“”\n]{1,1000})["”]/g;
const mostQuotations = 8;
/** One character stands for a quotation; nobody writes these. */
const firstStandIn = 0xe000;
const standIn = /[\uE000-\uE007]/g;

/** Also those that no page knows: a call of a tool looks like one. */
const tag = /<[/!?]?[a-z_][^<>]{0,500}>/i;

const leastKept = 0.5;

/** A text that opens with it is searched for no chatter around an email; here "Sure" says something. */
const dash = '- ';
/** The number of a step, and "two sentences", are no findings. */
const smallCounts = '1 2 3 4 5';

/**
 * What a model says, in an answer or a part, without what nobody told it: a sentence that would need
 * a blank goes, since only an email has somebody to fill it in, and so does one that is not fit. Null
 * when too little is left.
 */
export async function vetWords(
  coach: Coach,
  written: string,
  sources: readonly string[],
  isFit: (sentence: string) => boolean = () => true,
): Promise<string | null> {
  const known = [...sources, smallCounts];
  const vet = async (text: string) => {
    const vetted = await coach.vetText(dash + text, known);
    return vetted.text.slice(dash.length).trim();
  };
  // The coach would take a quotation for what somebody said; here it is wording that is proposed.
  const quoted: string[] = [];
  const said = written
    .replace(/[\uE000-\uE007]/g, '')
    .replace(quotation, (whole, words: string) => {
      if (quoted.length === mostQuotations) return whole;
      return String.fromCharCode(firstStandIn + quoted.push(words) - 1);
    });
  const [text = '', ...quotes] = await Promise.all([said, ...quoted].map(vet));
  const quoteOf = (mark: string) => quotes[mark.charCodeAt(0) - firstStandIn] ?? '';
  const own = new Set(written.match(blank));
  const isSound = (sentence: string) =>
    isFit(sentence) &&
    !tag.test(sentence) &&
    (sentence.match(blank) ?? []).every((found) => own.has(found)) &&
    (sentence.match(standIn) ?? []).every((mark) => quoteOf(mark) !== '');
  const kept = text
    .split('\n')
    .map((line) => keepSentences(line, isSound))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(standIn, (mark) => `“${quoteOf(mark)}”`)
    .trim();
  return kept !== '' && kept.length >= written.length * leastKept ? kept : null;
}

function keepSentences(line: string, isSound: (sentence: string) => boolean): string {
  const mark = item.exec(line)?.[0] ?? '';
  const sound = line.slice(mark.length).split(sentenceEnd).filter(isSound).join(' ');
  return sound === '' ? '' : mark + sound;
}
