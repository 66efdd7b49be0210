/** The parts of the score, for the programs that fit and measure it. */
export { featuresOf, measureNames } from '../document/features.ts';
export { orderSymbol } from '../document/fluency.ts';
export { tagText } from '../document/language.ts';
export { readDocument, type Document } from '../document/read-draft.ts';
export { type QuestionId, gravest, middle, questionIds } from '../rules/questions.ts';
export { rules } from '../rules/rules.ts';
