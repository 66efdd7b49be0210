const longest = 120;

/** Words of an email between quotation marks: on one line, not too long, and without effect as Markdown. */
export function quoteWords(words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  const cut = line.length > longest ? `${line.slice(0, longest).replace(/\s\S*$/u, '')} …` : line;
  return `“${cut.toWellFormed().replace(/[\\`*<]|\](?=[([])|(?<!\w)_|_(?!\w)/gu, '\\$&')}”`;
}
