/** No character beyond it is a mark, but for the selectors of variants. */
const lastOfScripts = 0x1ffff;
const variants = [0xe0100, 0xe01ef] as const;

/** Any mark of a letter, as a regular expression of PostgreSQL, which knows no `\p{M}`. */
export const marks = `[${[...ranges(), variants].map(written).join('')}]`;

function ranges() {
  const found: [number, number][] = [];
  for (let code = 0; code <= lastOfScripts; code += 1) {
    if (!/^\p{M}$/u.test(String.fromCodePoint(code))) continue;
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found;
}

function written([first, last]: readonly [number, number]): string {
  return `${String.fromCodePoint(first)}-${String.fromCodePoint(last)}`;
}
