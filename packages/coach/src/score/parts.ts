/** The parts of the score, for the programs that fit and measure it. */
export {
  measureNames,
  measuresOf,
  sentenceFeatures,
  subjectFeatures,
  wordFeatures,
} from '../document/features.ts';
export { orderSymbol } from '../document/fluency.ts';
export { tagText } from '../document/language.ts';
export { middle } from '../document/learned.ts';
export { readDocument, type Document, type ReadSentence } from '../document/read-draft.ts';
export { placesOf, type Role, roles, rolesOf } from '../document/roles.ts';
export {
  type QuestionId,
  bareSentences,
  gravest,
  questionIds,
  tellingSentences,
  unreadability,
} from '../rules/learned-questions.ts';
export { rules } from '../rules/rules.ts';
