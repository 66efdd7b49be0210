import type { Draft } from '../../src/index.ts';

/** What a reader would miss or be surprised by; our own reading of it, with none of the coach's. */
const kinds: readonly RegExp[] = [
  /https?:\/\/[^\s<>")]+|\bwww\.[^\s<>")]+/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /\{\{[^{}\n]+\}\}|(?<!\{)\{\w+\}(?!\})/gu,
  /“[^“”\n]+”|(?<!\S)"[^"\n]+"/gu,
  /[£$€]\s?\d[\d,.]*\d?(?:k|M|bn)?/gu,
  /\b\d[\d,.:]*(?:%|k\b|M\b|x\b|am\b|pm\b|st\b|nd\b|rd\b|th\b)?/gu,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gu,
  /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/gu,
  /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu,
];

/** Courtesies with a capital, which name nobody. */
const nobody =
  /^(?:I|Due|Sir|Madam|Team|Best|Regards|Thanks|Looking|If|Would|Is|Hi|Hello|Dear|We|The|You|Hiring Manager|Business Owner|Journalist|Investor|Friend)\b/u;

const blank = /\[fill in[^\]\n]*\]/gu;

/** The numbers, names, money, links, addresses, tags, days and quotations of a text. */
export function factsOf({ subject, body }: Pick<Draft, 'subject' | 'body'>): Set<string> {
  const text = `${subject ?? ''}\n${body}`.replace(blank, ' ');
  const found = kinds.flatMap((kind) => text.match(kind) ?? []);
  return new Set(
    found
      .map((fact) => fact.replace(/^[“"{]+|[.,:;!?}]*[”"]?[.,:;!?]*$/gu, ''))
      .filter((fact) => !nobody.test(fact)),
  );
}

/** The facts of the first text that the second does not hold, however it sets its capitals. */
export function factsLost(
  from: Pick<Draft, 'subject' | 'body'>,
  to: Pick<Draft, 'subject' | 'body'>,
): string[] {
  const held = `${to.subject ?? ''}\n${to.body}`.toLowerCase();
  return [...factsOf(from)].filter((fact) => !held.includes(fact.toLowerCase()));
}
