export {
  profiles,
  stages,
  type Draft,
  type Field,
  type Profile,
  type Span,
  type Stage,
} from './draft.ts';

export { formatBrief, parseBrief, type Brief } from './brief.ts';
export {
  composeEmail,
  type Composition,
  type LeftOut,
  type Sender,
} from './compose/compose-email.ts';

export { review, type Review } from './review.ts';

export { ruleNames } from './rules/names.ts';
export { breakdownOf, type Breakdown, type BreakdownLine } from './score/breakdown.ts';
export { bandFloors, bandOf, verdictOf, type Band } from './score/band.ts';
export { type ScoreBasis, scoreBasis } from './score/calibration.ts';
export { score, type LedgerLine, type Score } from './score/score.ts';
export {
  conflictsOf,
  evidenceCard,
  evidenceIds,
  isEvidenceId,
  type Conflict,
  type EvidenceCard,
  type EvidenceId,
  type Strength,
} from './evidence.ts';

export { judgeProposal, type JudgedProposal } from './judge-proposal.ts';
export { weighBlanks, type WeighedBlank } from './weigh-blanks.ts';

export { applyEdits } from './rewrite/apply-edits.ts';
export { reviseUnanswered, type Decisions, type Help } from './rewrite/decisions.ts';
export { decidedEdits, reviseEmail } from './rewrite/revise-email.ts';
export { offerKinds, type Offer, type OfferKind } from './rewrite/offers.ts';
export type { AnswerPlace, Question } from './rewrite/questions.ts';
export { manners, textLengths, tones } from './rewrite/edit.ts';
export type { Edit, Manner, RewriteOptions, TextLength, Tone, Wishes } from './rewrite/edit.ts';
export { rewrite, type Rewrite } from './rewrite/rewrite.ts';

export type { VettedRewrite, Repair, RepairKind, Verdict, Written } from './vetting/outcome.ts';
export { vetFollowUps } from './vetting/vet-follow-ups.ts';
export { vetSubjects } from './vetting/vet-subjects.ts';
export { vetReview, vetRewrite } from './vetting/vet-rewrite.ts';
export { isInPart } from './vetting/in-part.ts';
export { vetAnswer, vetReply, vetText, type VettedText } from './vetting/vet-text.ts';

export { suggestSubjects, type SubjectIdea } from './subjects/suggest-subjects.ts';

export { draftSequence } from './sequence/draft-sequence.ts';
export { judgeFollowUps, type JudgedFollowUps } from './sequence/judge-follow-ups.ts';
export { lintSequence, type SequenceLine, type SequenceReport } from './sequence/lint-sequence.ts';
export type {
  PlannedMessage,
  Recommendation,
  Sequence,
  SequenceMessage,
} from './sequence/sequence.ts';

export { indexTemplates, joinIndexes } from './templates/index-templates.ts';
export type { Template, TemplateIndex } from './templates/index-templates.ts';
export { nearestTemplates, type NearTemplate } from './templates/nearest-templates.ts';

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
export { answerQuestion, type AnswerContext } from './answers/answer-question.ts';

export type {
  Ask,
  AskKind,
  BrokenTag,
  Email,
  Layout,
  Paragraph,
  ProtectedKind,
  ProtectedToken,
  Reading,
  Sentence,
  Stretch,
  TextKind,
  Word,
} from './document/email.ts';
export { formatDraft } from './draft.ts';
export { parseDraft, splitSubject } from './draft-text.ts';
export { splitThread } from './document/quoted-thread.ts';
export { parseEmail } from './document/parse-email.ts';
export { endsTheMatter } from './document/goodbyes.ts';
export { fillBlanks, fillPieces } from './fill-blanks.ts';
export { findBlanks, type Blank } from './blanks.ts';
