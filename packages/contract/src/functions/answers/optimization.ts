import { z } from 'zod';
import { Authorship } from './authorship.ts';
import { EmailReading } from '../../readings/email-reading.ts';
import { EmailText } from '../email-text.ts';

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
