/** A run that may hold another text; shorter ones hold fewer than eight words. */
const run = /[A-Za-z0-9+/_-]{32,}/g;

/** A text, and what it would say to somebody who decodes what is encoded in it, backwards or not. */
export function readingsOf(text: string): string[] {
  const unescaped = text.replace(/%[0-9a-f]{2}/gi, ' ');
  const runs = text.match(run) ?? [];
  const decoded = [runs, runs.map(backwards)].flatMap((way) =>
    (['base64', 'hex'] as const).map((encoding) =>
      way.map((hidden) => Buffer.from(hidden, encoding).toString()).join('\n'),
    ),
  );
  return [text, ...(unescaped === text ? [] : [unescaped]), ...decoded];
}

/** A text, and the ways to write it that leave its letters as many as they are. */
export function disguisesOf(text: string): string[] {
  const turned = text.replace(/[a-z]/gi, turnedByThirteen);
  return [text, turned, backwards(text), backwards(turned)];
}

function backwards(text: string): string {
  return Array.from(text).reverse().join('');
}

function turnedByThirteen(letter: string): string {
  const first = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
}
