/** The parts of the score that is fitted to rated emails, for the programs that fit it. */
export { readDocument, type Document } from '../document/read-draft.ts';
export { rules } from './rules.ts';
export { wordFeatures } from './wording.ts';
export { orderSymbol } from '../document/fluency.ts';
export { tagText } from '../document/language.ts';
