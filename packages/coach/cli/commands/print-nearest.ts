import { nearestTemplates } from '../../src/index.ts';
import { readList, readText } from '../input/fields.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraft } from '../input/read-draft.ts';
import type { Line } from '../input/read-lines.ts';

/** The templates of a given library that are nearest to an email. */
export const printNearest = jsonLines(readLookUp, ({ id, draft, library }) => ({
  id,
  templates: nearestTemplates(draft, library),
}));

function readLookUp(line: Line) {
  const { id, ...draft } = readDraft(line);
  const library = readList(line, 'library', (template) => ({
    id: readText(template, 'id'),
    name: readText(template, 'name'),
    subject: readText(template, 'subject'),
    body: readText(template, 'body'),
  }));
  return { id, draft, library };
}
