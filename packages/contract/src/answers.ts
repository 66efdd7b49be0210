import { z } from 'zod';
import { EmailProfile, EmailReading, EmailStage, EmailText } from './email.ts';

/** What is wanted: a better email, an answer to a question, or the reply of a simulated reader. */
export const MessageType = z.enum(['email_optimization', 'conversation', 'client_simulation']);
export type MessageType = z.infer<typeof MessageType>;

/** Why the coach wrote what a model was asked for; each with the sentence a person reads. */
export const engineReasons = {
  unreachable: 'The model could not be reached.',
  slow: 'The model did not answer in time.',
  busy: 'The model had too much to do.',
  failed: 'The model answered with an error.',
  cut_off: 'The model broke off in the middle.',
  unusable: 'What the model wrote could not be used.',
  worse: 'What the model wrote scored lower than your own text.',
  paused: 'The model has failed several times and is being rested.',
  spent: 'Today’s allowance for the model is used up.',
} as const;
export type EngineReason = keyof typeof engineReasons;

const reasons = Object.keys(engineReasons) as [EngineReason, ...EngineReason[]];

/** Who wrote a text, whatever it is. Scores are the coach's in any case. */
export const Authorship = z.object({
  engine: z.enum(['coach', 'model']),
  /** The model's name as its provider knows it; null for the coach. */
  model: z.string().nullable().default(null),
  /** Why the coach stepped in for a model; null when nobody had to. */
  engine_reason: z.enum(reasons).nullable().default(null),
});
export type Authorship = z.infer<typeof Authorship>;

/** Whoever was promised a model and got the coach owes nothing, unless the allowance was spent. */
export function isCounted({ engine_reason: reason }: Pick<Authorship, 'engine_reason'>): boolean {
  return reason === null || reason === 'spent';
}

/** An answer to a question; its text is the message's content. */
export const Answer = z.object({
  ...Authorship.shape,
  /** Whether the question was understood. */
  is_known: z.boolean(),
  citations: z.array(z.object({ article: z.string(), title: z.string(), quote: z.string() })),
  /** Ids of the findings that the cited articles rest on. */
  evidence: z.array(z.string()),
  /** Questions that can be asked next. */
  follow_ups: z.array(z.string()),
});
export type Answer = z.infer<typeof Answer>;

export const Persona = z.enum([
  'busy_founder',
  'sceptical_cfo',
  'helpful_manager',
  'technical_buyer',
  'recruiter',
  'editor',
  'investor',
]);
export type Persona = z.infer<typeof Persona>;

const Place = z.object({
  /** `turn`: what was said after the email, counted from 0. */
  field: z.enum(['subject', 'body', 'turn']),
  turn: z.int().min(0).optional(),
  start: z.int().min(0),
  end: z.int().min(0),
});

/** Words that moved the reader, and how; without a place they are a measured fact. */
export const ReaderRemark = z.object({
  quote: z.string(),
  place: Place.nullable(),
  why: z.string(),
});
export type ReaderRemark = z.infer<typeof ReaderRemark>;

/** What the reader took in of the email at first sight. */
export const FirstSight = z.object({
  seconds: z.number().min(0),
  /** The stretches they read, in reading order. */
  seen: z.array(z.object({ field: z.enum(['subject', 'body']), start: z.int(), end: z.int() })),
  /** Whether the ask was among them; null when nothing is asked. */
  is_ask_seen: z.boolean().nullable(),
  /** Words that they did not reach. */
  unread: z.int().min(0),
  noticed: z.array(ReaderRemark),
});
export type FirstSight = z.infer<typeof FirstSight>;

/** What the conversation came to, line by line. */
export const ReplyDebrief = z.object({
  /** Which words decided; null when no wording did. */
  deciding: ReaderRemark.nullable(),
  won: z.array(ReaderRemark),
  lost: z.array(ReaderRemark),
  /** One thing to do next. */
  next: z.string(),
});
export type ReplyDebrief = z.infer<typeof ReplyDebrief>;

/** What the simulated reader of the latest rewrite does; their words, if any, are the message's content. */
export const ClientReply = z.object({
  ...Authorship.shape,
  persona: Persona,
  decision: z.enum(['yes', 'question', 'not_now', 'no', 'silence']),
  /** Why, told to the writer. */
  reason: z.string(),
  /** Whether the conversation has come to its end. */
  is_over: z.boolean(),
  /** On which day they read it, counted from 0: asked again after the end, or tried again, they may be of another mind. */
  day: z.int().min(0).optional(),
  /** The email that was read: the rewrite as the writer's choices left it. Null in older replies. */
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
  /** What following the fix wins; 0 also for lines stored before it was reckoned. */
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

/** A change that is made only when the writer takes it; its edits are against the draft. */
export const Offer = z.object({
  id: z.string(),
  kind: z.enum(['spelling', 'ask', 'divide']),
  rule: z.string(),
  reason: z.string(),
  /** Points that it wins by itself. */
  gain: z.int().min(-100).max(100),
  edits: z.array(z.object({ ...TextSpan.shape, before: z.string(), after: z.string() })),
});

/** What only the writer knows; an answer becomes a sentence at its place. */
export const Question = z.object({
  /** The rule whose line it answers. */
  id: z.string(),
  place: z.enum(['greeting', 'opening', 'offer', 'end']),
  question: z.string(),
  example: z.string(),
  wins: z.int().min(1).max(100),
});

/** An email to send after the one before it when nothing came back. */
export const FollowUp = z.object({
  /** Null: a reply in the same thread. */
  subject: z.string().nullable(),
  body: z.string(),
  /** Whole days after the message before it. */
  gap_days: z.int().min(0),
  /** Whole days after the first email; absent in results stored before it was given. */
  day: z.int().min(0).optional(),
  /** What it has that the ones before it have not. */
  adds: z.string(),
  reason: z.string(),
  score: ScoreValue,
});

/** `light`: words and phrases, no sentence taken away and none added. */
export const RewriteManner = z.enum(['full', 'light']);
export type RewriteManner = z.infer<typeof RewriteManner>;

/** The result of one optimisation, as stored with its message. Scores are 0 to 100. */
export const Optimization = z.object({
  /** Null in results stored before it was kept. */
  reading: EmailReading.nullable().default(null),
  analysis: z.object({ subject_line: z.string(), overall_tone: z.string() }),
  improvements: z.object({
    subject_suggestions: z.array(
      z.object({
        subject: z.string(),
        reason: z.string(),
        score: ScoreValue,
        /** Absent in results stored before it was given. */
        words: z.int().min(0).optional(),
        /** Only in results stored while subjects had points of their own, out of `most_points`. */
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
    /** Both scores are of it; null in results stored before there were versions. */
    version: z.string().nullable().default(null),
    improvement_areas: z.array(z.string()),
    original_lines: z.array(ScoreLine),
    optimized_lines: z.array(ScoreLine),
  }),
  changes: z.array(Change),
  /** These three are empty in results stored before there were any. */
  offers: z.array(Offer).default([]),
  questions: z.array(Question).default([]),
  /** What works in a good email. */
  strengths: z.array(z.string()).default([]),
  template_suggestions: z.array(z.string()),
  sequence_recommendations: z.array(z.string()),
  /** Empty in results stored before they were drafted, and where the email holds too little. */
  follow_ups: z.array(FollowUp).default([]),
  manner: RewriteManner.default('full'),
  /**
   * The brief that the email was written from. Then there was no email before: `original_email` is
   * what was written, and nothing was changed in it. Null for an email that was optimised.
   */
  brief: z.string().nullable().default(null),
  ...Authorship.shape,
});
export type Optimization = z.infer<typeof Optimization>;

/** What a writer asks for with a message besides its words. */
export const Instructions = z
  .object({
    /** How much of an email may be changed: `full` unless it says otherwise. */
    manner: RewriteManner,
    /** What the email is; guessed from the text when absent. */
    stage: EmailStage,
    profile: EmailProfile,
    /** Who reads, in a simulation. */
    persona: Persona,
  })
  .partial();
export type Instructions = z.infer<typeof Instructions>;
