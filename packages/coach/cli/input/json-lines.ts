import { readLines, type Line } from './read-lines.ts';

/** A command that reads a JSON object a line and answers with one a line, in the same order. */
export function jsonLines<Input>(
  read: (line: Line) => Input,
  answer: (input: Input) => object,
): () => Promise<string> {
  return async () => {
    const inputs = await readLines(read);
    return inputs.map((input) => `${JSON.stringify(answer(input))}\n`).join('');
  };
}
