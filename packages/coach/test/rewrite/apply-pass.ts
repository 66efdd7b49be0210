import { type Draft, applyEdits } from '../../src/index.ts';
import { type Document, readDocument } from '../../src/document/read-draft.ts';
import type { Candidate } from '../../src/rewrite/edit.ts';

type Pass = (doc: Document) => readonly Candidate[];

/** The draft after all that one pass proposes. */
export function applyPassTo(pass: Pass, draft: Draft): Draft {
  return applyEdits(draft, pass(readDocument(draft)));
}

/** The same for a body alone. */
export function applyPass(pass: Pass, body: string): string {
  return applyPassTo(pass, { subject: 'Fuel costs', body }).body;
}
