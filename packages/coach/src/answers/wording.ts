const full = 10;

/** Points of the ledger as answers say them: out of ten, as beside every score in the chat. */
export function inTenths(points: number): string {
  const tenths = points / full;
  return tenths === full ? String(full) : tenths.toFixed(1);
}

const longest = 120;

/** Words of an email between quotation marks: on one line, not too long, and without effect as Markdown. */
export function quoteWords(words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  const cut = line.length > longest ? `${line.slice(0, longest).replace(/\s\S*$/u, '')} …` : line;
  return `“${cut.toWellFormed().replace(/[\\`*<]|\](?=[([])|(?<!\w)_|_(?!\w)/gu, '\\$&')}”`;
}

/** The sentences of an article's prose; items of lists are left out. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('- '))
    .flatMap((line) => line.split(/(?<=[.?!]”?)\s+(?=[“A-Z0-9])/u));
}
