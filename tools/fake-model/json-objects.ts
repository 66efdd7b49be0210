/** Limits the attempts: each brace that opens no JSON is scanned to the end of the text. */
const mostTries = 100;

/** Every JSON object written in a text, outermost first, and then those inside it. */
export function* jsonObjects(text: string): Generator<Record<string, unknown>> {
  let from = text.indexOf('{');
  for (let tries = 0; from !== -1 && tries < mostTries; tries += 1) {
    const end = closingBrace(text, from);
    const value = end === -1 ? undefined : parse(text.slice(from, end + 1));
    if (value !== undefined) yield* withInner(value);
    from = text.indexOf('{', value === undefined ? from + 1 : end + 1);
  }
}

function* withInner(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* withInner(inner);
}

function closingBrace(text: string, from: number): number {
  const tokens = /"(?:[^"\\]|\\.)*"|[{}]/gs;
  tokens.lastIndex = from;
  let depth = 0;
  for (const { 0: token, index } of matches(tokens, text)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function* matches(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
