import { score, type LedgerLine } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraft, type NamedDraft } from '../input/read-draft.ts';

/** An email's score and the lines of its account. */
export const printScores = jsonLines(readDraft, scored);

function scored(draft: NamedDraft) {
  const { value, reading, lines } = score(draft);
  return {
    id: draft.id,
    score: value,
    reading,
    findings: lines.map((line) => finding(line, draft)),
  };
}

/** `start`, `end` and `quote` are the first span's; where nothing can be quoted they are 0, 0 and "". */
function finding(line: LedgerLine, draft: NamedDraft) {
  const { rule, name, points, wins, spans, reason, fix, evidence } = line;
  const { field, start, end } = spans[0] ?? { field: 'body', start: 0, end: 0 };
  const quote = (draft[field] ?? '').slice(start, end);
  const more = spans.length > 1 ? { spans } : {};
  return { rule, name, points, wins, field, start, end, quote, ...more, reason, fix, evidence };
}
