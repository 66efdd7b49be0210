export type * from './draft.ts';
export type * from './evidence/evidence.ts';
export type * from './rewrite/edit.ts';
export type * from './rewrite/rewrite.ts';
export type * from './score/score.ts';
export type * from './subjects/suggest-subjects.ts';
