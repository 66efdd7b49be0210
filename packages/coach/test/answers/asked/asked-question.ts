/**
 * A question as people ask it and the articles that answer it, of which the first one cited must be
 * one; any of several may do. `nothing` where saying that it is not known is right.
 */
export type AskedQuestion = readonly [question: string, ...right: string[]];

export const nothing = 'nothing';
