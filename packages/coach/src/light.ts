/**
 * What needs no model of language: a page may load it before anybody asks for a score. It shares
 * nothing with the rest of the coach but data of a few kilobytes.
 */
export { formatBrief, parseBrief } from './brief.ts';
export { findBlanks } from './blanks.ts';
export { findBrokenTags, findMergeTags } from './document/merge-tags.ts';
export { formatDraft } from './draft.ts';
export { parseDraft, splitSubject } from './draft-text.ts';
export { splitThread } from './document/quoted-thread.ts';
export { fillBlanks, fillPieces } from './fill-blanks.ts';
export { conflictsOf, evidenceCard, evidenceIds, isEvidenceId } from './evidence.ts';
export { personas } from './recipient/personas.ts';
export { applyEdits } from './rewrite/apply-edits.ts';
export { manners, textLengths, tones } from './rewrite/edit.ts';
export { reviseUnanswered } from './rewrite/decisions.ts';
export { bandFloors, bandOf, verdictOf } from './score/band.ts';
export { breakdownOf } from './score/breakdown.ts';
export { scoreBasis } from './score/calibration.ts';
