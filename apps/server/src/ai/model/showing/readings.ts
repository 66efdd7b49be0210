/** A run that may hold another text; shorter ones hold fewer than eight words. */
const run = /[A-Za-z0-9+/_-]{32,}/g;

/** What a text says, and what it would say to somebody who undoes the usual ways to hide a text. */
export function readingsOf(text: string): string[] {
  return [text, Array.from(text).reverse().join('')].flatMap((way) => {
    const runs = way.match(run) ?? [];
    return [
      way,
      way.replace(/[a-z]/gi, turnedByThirteen),
      way.replace(/%[0-9a-f]{2}/gi, ' '),
      ...runs.map((hidden) => Buffer.from(hidden, 'base64').toString()),
      ...runs.map((hidden) => Buffer.from(hidden, 'hex').toString()),
    ];
  });
}

function turnedByThirteen(letter: string): string {
  const first = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
}
