export {
  profiles,
  stages,
  type Draft,
  type Field,
  type Profile,
  type Span,
  type Stage,
} from './draft.ts';

export type { Brief } from './brief/brief.ts';
export { formatBrief } from './brief/brief.ts';
export { parseBrief } from './brief/brief.ts';
export { composeEmail } from './compose/compose-email.ts';
export type { Composition, LeftOut, Sender } from './compose/compose-email.ts';

export { review, type Review } from './review/review.ts';

export { ruleNames } from './rules/rules.ts';
export { account, type Account, type AccountLine } from './score/account.ts';
export { bandOf, verdictOf, type Band } from './score/band.ts';
export { type ScoreBasis, scoreBasis } from './score/calibration.ts';
export { score, type LedgerLine, type Score } from './score/score.ts';
export {
  conflictsOf,
  evidenceCard,
  evidenceIds,
  type Conflict,
  type EvidenceCard,
  type EvidenceId,
  type Strength,
} from './evidence/evidence.ts';

export { weighBlanks, type WeighedBlank } from './blanks/weigh-blanks.ts';

export { applyEdits } from './rewrite/apply-edits.ts';
export { decidedEdits, reviseEmail, type Decisions, type Help } from './rewrite/decisions.ts';
export { offerKinds, type Offer, type OfferKind } from './rewrite/offers.ts';
export type { AnswerPlace, Question } from './rewrite/questions.ts';
export type { Edit } from './rewrite/edit.ts';
export { manners, type Manner, type RewriteOptions } from './rewrite/edit.ts';
export { rewrite, type Rewrite } from './rewrite/rewrite.ts';
export { textLengths, tones, type TextLength, type Tone, type Wishes } from './rewrite/edit.ts';

export type { Adoption, Mend, MendKind, Verdict, Written } from './adopt/adoption.ts';
export { adoptFollowUps } from './adopt/adopt-lines.ts';
export { adoptReview } from './adopt/adopt-rewrite.ts';
export { adoptRewrite } from './adopt/adopt-rewrite.ts';
export { adoptSubjects } from './adopt/adopt-lines.ts';
export { isInPart } from './adopt/in-part.ts';
export { vetAnswer } from './adopt/vet-text.ts';
export { vetReply } from './adopt/vet-text.ts';
export { vetText, type VettedText } from './adopt/vet-text.ts';

export { suggestSubjects, type SubjectIdea } from './subjects/suggest-subjects.ts';

export { draftSequence } from './sequence/draft-sequence.ts';
export { lintSequence, type SequenceLine, type SequenceReport } from './sequence/lint-sequence.ts';
export type {
  PlannedMessage,
  Recommendation,
  Sequence,
  SequenceMessage,
} from './sequence/sequence.ts';

export { indexTemplates, joinIndexes, type TemplateIndex } from './templates/index-templates.ts';
export { nearestTemplates } from './templates/nearest-templates.ts';
export type { NearTemplate } from './templates/nearest-templates.ts';
export type { Template } from './templates/index-templates.ts';

export { debrief, simulateReply } from './recipient/simulate-reply.ts';
export { personaIds, personas, type Persona, type PersonaId } from './recipient/personas.ts';
export type {
  Conversation,
  Debrief,
  Decision,
  Place,
  Remark,
  SimulatedReply,
  Skim,
  Turn,
  VisualLength,
} from './recipient/reply.ts';

export type { Answer, Citation } from './answers/answer.ts';
export type { AnswerContext } from './answers/answer-question.ts';
export { answerQuestion } from './answers/answer-question.ts';

export type {
  Ask,
  AskKind,
  BrokenTag,
  Email,
  Layout,
  Paragraph,
  ProtectedKind,
  ProtectedToken,
  Sentence,
  Stretch,
  Word,
} from './document/email.ts';
export { formatDraft } from './document/parse-email.ts';
export { parseDraft } from './document/parse-email.ts';
export { splitSubject } from './document/layout.ts';
export { endsTheMatter } from './document/goodbyes.ts';
export { parseEmail } from './document/parse-email.ts';
export type { Reading, TextKind } from './document/email.ts';
export { fillBlanks } from './document/blanks.ts';
export { fillPieces } from './document/blanks.ts';
export { findBlanks, type Blank } from './document/blanks.ts';
