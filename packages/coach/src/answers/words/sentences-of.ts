/** The sentences of an article's prose; items of lists are left out. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('- '))
    .flatMap((line) => line.split(/(?<=[.?!]”?)\s+(?=[“A-Z0-9])/u));
}
