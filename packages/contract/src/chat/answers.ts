import type { JudgedProposal } from '@replysmith/coach';
import { z } from '../schemas.ts';
import { type EngineReason, engineReasons, messageTypes, personaIds } from './message-rules.ts';
import { EmailProfile, EmailReading, EmailStage, EmailText } from '../email.ts';

/** What is wanted: a better email, an answer to a question, or a simulated reader's reply. */
export const MessageType = z.enum(messageTypes);
export type MessageType = z.infer<typeof MessageType>;

const reasons = Object.keys(engineReasons) as [EngineReason, ...EngineReason[]];

/** Who wrote a text. Scores always come from the coach. */
export const Authorship = z.object({
  engine: z.enum(['coach', 'model']),
  /** The model's name as its provider knows it; null for the coach. */
  model: z.string().nullable().default(null),
  /** Why the coach stepped in for a model; null if it did not. */
  engine_reason: z.enum(reasons).nullable().default(null),
});
export type Authorship = z.infer<typeof Authorship>;

/** An answer to a question; its text is the message's content. */
export const Answer = z.object({
  ...Authorship.shape,
  /** Whether the question was understood. */
  is_known: z.boolean(),
  citations: z.array(z.object({ article: z.string(), title: z.string(), quote: z.string() })),
  /** Ids of the evidence in the cited articles. */
  evidence: z.array(z.string()),
  /** Questions that can be asked next. */
  follow_ups: z.array(z.string()),
});
export type Answer = z.infer<typeof Answer>;

export const Persona = z.enum(personaIds);
export type Persona = z.infer<typeof Persona>;

const Place = z.object({
  /** `turn`: a message after the email, counted from 0. */
  field: z.enum(['subject', 'body', 'turn']),
  turn: z.int().min(0).optional(),
  start: z.int().min(0),
  end: z.int().min(0),
});

/** Words that influenced the reader, and how; without a position it is a measured fact. */
export const ReaderRemark = z.object({
  quote: z.string(),
  place: Place.nullable(),
  why: z.string(),
});
export type ReaderRemark = z.infer<typeof ReaderRemark>;

/** What the reader noticed at first glance. */
export const FirstSight = z.object({
  seconds: z.number().min(0),
  /** The parts they read, in reading order. */
  seen: z.array(z.object({ field: z.enum(['subject', 'body']), start: z.int(), end: z.int() })),
  /** Whether the ask was among them; null if there is none. */
  is_ask_seen: z.boolean().nullable(),
  /** Words that they did not reach. */
  unread: z.int().min(0),
  noticed: z.array(ReaderRemark),
});
export type FirstSight = z.infer<typeof FirstSight>;

/** The result of the conversation, line by line. */
export const ReplyDebrief = z.object({
  /** The words that decided; null if none did. */
  deciding: ReaderRemark.nullable(),
  won: z.array(ReaderRemark),
  lost: z.array(ReaderRemark),
  /** One thing to do next. */
  next: z.string(),
});
export type ReplyDebrief = z.infer<typeof ReplyDebrief>;

/**
 * A simulated reader's decision about the latest rewrite; the message's content has their words, if
 * any.
 */
export const ClientReply = z.object({
  ...Authorship.shape,
  persona: Persona,
  decision: z.enum(['yes', 'question', 'not_now', 'no', 'silence']),
  /** The reason, addressed to the writer. */
  reason: z.string(),
  /** Whether the conversation has ended. */
  is_over: z.boolean(),
  /**
   * The day they read it, counted from 0: after the conversation has ended, or on a retry, they may
   * decide differently.
   */
  day: z.int().min(0).optional(),
  /** The email as read: the rewrite with the writer's choices. Null in older replies. */
  email: EmailText.nullable().default(null),
  first_sight: FirstSight.nullable().default(null),
  debrief: ReplyDebrief.nullable().default(null),
});
export type ClientReply = z.infer<typeof ClientReply>;

const Points = z.int().min(-100).max(-1);
const ScoreValue = z.int().min(0).max(100);

export const TextSpan = z.object({
  field: z.enum(['subject', 'body']),
  start: z.int().min(0),
  end: z.int().min(0),
});

export const ScoreLine = z.object({
  rule: z.string(),
  name: z.string(),
  points: Points,
  spans: z.array(TextSpan),
  quote: z.string(),
  reason: z.string(),
  fix: z.string(),
  /** Points won by following the fix; 0 for results stored before this existed. */
  wins: z.int().min(0).max(100).default(0),
  evidence: z.array(z.string()),
});

export const Change = z.object({
  id: z.string(),
  rule: z.string(),
  ...TextSpan.shape,
  before: z.string(),
  after: z.string(),
  reason: z.string(),
});

/** A change made only if the writer takes it; its edits apply to the draft. */
export const Offer = z.object({
  id: z.string(),
  kind: z.enum(['spelling', 'ask', 'divide']),
  rule: z.string(),
  reason: z.string(),
  /** Points it wins on its own. */
  gain: z.int().min(-100).max(100),
  edits: z.array(z.object({ ...TextSpan.shape, before: z.string(), after: z.string() })),
});

/** A question only the writer can answer; the answer becomes a sentence at its place. */
export const Question = z.object({
  /** The rule whose line it answers. */
  id: z.string(),
  place: z.enum(['greeting', 'opening', 'offer', 'end']),
  question: z.string(),
  example: z.string(),
  wins: z.int().min(1).max(100),
});

/** An email to send if the one before it got no reply. */
export const FollowUp = z.object({
  /** Null: a reply in the same thread. */
  subject: z.string().nullable(),
  body: z.string(),
  /** Whole days after the message before it. */
  gap_days: z.int().min(0),
  /** Whole days after the first email; absent in results stored before this existed. */
  day: z.int().min(0).optional(),
  /** What it adds to the ones before it. */
  adds: z.string(),
  reason: z.string(),
  /** In its thread; in results without `as_proposed`, as it was drafted. */
  score: ScoreValue,
  /** What was lost of its score; empty in results stored before this existed. */
  lines: z.array(ScoreLine.pick({ name: true, points: true })).default([]),
  /** The first sentence after the greeting; empty in results stored before this existed. */
  first_line: z.string().default(''),
});

/** What the coach finds in the proposed email before anything is decided. */
export const AsProposed = z.object({
  /** The email is unlike those that the score was fitted to. */
  is_unsure: z.boolean(),
  /** An earlier mail is quoted below the original email. */
  has_thread: z.boolean(),
  /** The points that a good answer to each blank wins. */
  blanks: z.array(z.object({ label: z.string(), wins: z.int().min(0).max(100) })),
  /** Whom the email greets. */
  addressee: z.string().nullable(),
  /** It is a last note, which nothing should follow. */
  is_last: z.boolean(),
});

/** What the coach says of a proposed email, for `follow_ups` and `as_proposed`. */
export function fromJudgedProposal(judged: JudgedProposal) {
  const { isUnsure, hasThread, blanks, addressee, isLast } = judged;
  return {
    followUps: judged.followUps.map(({ firstLine, ...followUp }) => ({
      ...followUp,
      first_line: firstLine,
    })),
    asProposed: {
      is_unsure: isUnsure,
      has_thread: hasThread,
      blanks,
      addressee,
      is_last: isLast,
    },
  };
}

/** `light`: changes words and phrases, and neither removes nor adds sentences. */
export const RewriteManner = z.enum(['full', 'light']);
export type RewriteManner = z.infer<typeof RewriteManner>;

/** The result of one optimisation, as stored with its message. Scores are 0 to 100. */
export const Optimization = z.object({
  /** Null in results stored before this existed. */
  reading: EmailReading.nullable().default(null),
  analysis: z.object({ subject_line: z.string(), overall_tone: z.string() }),
  improvements: z.object({
    subject_suggestions: z.array(
      z.object({
        subject: z.string(),
        reason: z.string(),
        score: ScoreValue,
        /** Absent in results stored before this existed. */
        words: z.int().min(0).optional(),
        /** Only in older results, whose subjects had points of their own, out of `most_points`. */
        points: z.int().min(0).optional(),
        most_points: z.int().min(0).optional(),
      }),
    ),
  }),
  original_email: EmailText,
  optimized_email: EmailText,
  score: z.object({
    original_score: ScoreValue,
    optimized_score: ScoreValue,
    /** The version of both scores; null in results older than versions. */
    version: z.string().nullable().default(null),
    improvement_areas: z.array(z.string()),
    original_lines: z.array(ScoreLine),
    optimized_lines: z.array(ScoreLine),
  }),
  changes: z.array(Change),
  /** These three are empty in results stored before they existed. */
  offers: z.array(Offer).default([]),
  questions: z.array(Question).default([]),
  /** What works in a good email. */
  strengths: z.array(z.string()).default([]),
  template_suggestions: z.array(z.string()),
  sequence_recommendations: z.array(z.string()),
  /**
   * Empty in results stored before follow-ups existed, and when the email has too little content.
   */
  follow_ups: z.array(FollowUp).default([]),
  /**
   * Null in results stored before this existed, for a text that is not judged, and when the coach
   * had no room.
   */
  as_proposed: AsProposed.nullable().default(null),
  manner: RewriteManner.default('full'),
  /**
   * The brief the email was written from: then `original_email` is that email, with nothing
   * changed. Null for an optimized email.
   */
  brief: z.string().nullable().default(null),
  ...Authorship.shape,
});
export type Optimization = z.infer<typeof Optimization>;

/** Options a writer sends with a message. */
export const Instructions = z
  .object({
    /** How much may be changed; default `full`. */
    manner: RewriteManner,
    /** The email's stage; guessed from the text when absent. */
    stage: EmailStage,
    profile: EmailProfile,
    /** The simulated reader. */
    persona: Persona,
  })
  .partial();
export type Instructions = z.infer<typeof Instructions>;
