import { lintSequence } from '../../src/index.ts';
import { readList, readText, readTextOrNull, readWholeNumber } from '../input/fields.ts';
import { jsonLines } from '../input/json-lines.ts';
import type { Line } from '../input/read-lines.ts';

/** What is wrong with a given sequence of emails. */
export const printPlans = jsonLines(readSequence, ({ id, messages }) => ({
  id,
  ...lintSequence(messages),
}));

function readSequence(line: Line) {
  const messages = readList(line, 'messages', (message) => ({
    subject: readTextOrNull(message, 'subject'),
    body: readText(message, 'body'),
    gap_days: readWholeNumber(message, 'gap_days'),
  }));
  return { id: line.id, messages };
}
