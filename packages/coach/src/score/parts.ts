/** The parts of the score, for the programs that fit and measure it. */
export { featuresOf, type Features, measureNames } from '../document/features.ts';
export { orderSymbol } from '../document/fluency.ts';
export { tagText } from '../document/language.ts';
export { middle } from '../document/learned.ts';
export { readDocument, type Document } from '../document/read-draft.ts';
export { isPlace, type Role, roles, rolesOf, sentenceFeatures } from '../document/roles.ts';
export {
  type QuestionId,
  gravest,
  questionIds,
  tellingSentences,
  unreadability,
} from '../rules/questions.ts';
export { rules } from '../rules/rules.ts';
