import { z } from 'zod';
import { TimeZone } from './profile.ts';
import { OutcomeRates, Rate } from './sent-emails.ts';

const Day = z.iso.date('This is no day.');

/** Days of the reader's calendar, both ends counted. Without them today and the six days before. */
export const AnalyticsRange = z
  .object({ from: Day.optional(), to: Day.optional(), time_zone: TimeZone.default('UTC') })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['from'],
    message: 'Give both ends of the range, or none.',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The range ends before it begins.',
  });
export type AnalyticsRange = z.infer<typeof AnalyticsRange>;

/** What an answer is about. */
export const CoveredRange = z.object({ from: Day, to: Day, time_zone: z.string() });
export type CoveredRange = z.infer<typeof CoveredRange>;

/** Points of the 0 to 100 scale, to two decimals; null without a single optimisation of today's score. */
const Average = z.number().min(-100).max(100).nullable();
const Count = z.int().min(0);

/** How many of those counted were scored by another version of the score, and so not averaged. */
const OtherVersions = Count.default(0);

/** Percent that the last seven days have over the seven before; 100 when those had none. */
const Trend = z.number().min(-100);

/** Whose calendar weeks go by. */
export const DashboardStatsQuery = z.object({ time_zone: TimeZone.default('UTC') });
export type DashboardStatsQuery = z.infer<typeof DashboardStatsQuery>;

/**
 * What home shows. Weeks are today and the six days before, and the seven before those, in the
 * reader's calendar.
 */
export const DashboardStats = z.object({
  totalOptimizations: Count,
  otherVersions: OtherVersions,
  averageImprovement: Average,
  weeklyOptimizations: Count,
  previousWeekOptimizations: Count,
  recentTrend: Trend,
  /** The last seven optimised emails, the newest last. */
  recentScores: z.array(
    z.object({
      session_id: z.uuid().nullable(),
      message_id: z.uuid().nullable(),
      title: z.string().nullable(),
      score: z.int().min(0).max(100),
      created_at: z.iso.datetime(),
    }),
  ),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

const Totals = z.object({
  totalOptimizations: Count,
  otherVersions: OtherVersions,
  averageImprovement: Average,
  averageOriginal: Average,
  averageOptimized: Average,
});

/** What emails were written from, and what came of those that were sent within the range. */
const Source = z.object({
  id: z.uuid(),
  /** Null once it is deleted. */
  name: z.string().nullable(),
  outcomes: OutcomeRates,
});

/** What happened within a range of days. */
export const AnalyticsSummary = Totals.extend({
  range: CoveredRange,
  /** The range of the same length before it. */
  previous: Totals,
  /** The last seven days of the range, whatever its length, and the seven before them. */
  weeklyOptimizations: Count,
  previousWeekOptimizations: Count,
  recentTrend: Trend,
  /** What cost most, by the number of all emails of today's score that it cost points; at most five. */
  topImprovementAreas: z.array(z.object({ area: z.string(), count: Count })),
  /** Every day of the range, the first one first; `day` is its short name: "Mon". */
  dailyData: z.array(
    z.object({
      date: z.iso.date(),
      day: z.string(),
      optimizations: Count,
      averageOriginal: Average,
      averageOptimized: Average,
    }),
  ),
  /** Most used first, at most twenty. */
  templates: z.array(Source.extend(Totals.shape)),
  /** Most sent first, at most twenty: an email from a brief has no score before, so no gain. */
  campaigns: z.array(Source),
  /** Of what was sent within the range. */
  outcomes: OutcomeRates,
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** What plans with advanced analytics see besides. */
export const AdvancedAnalytics = z.object({
  range: CoveredRange,
  /** Emails of the range that `rules` leaves out. */
  otherVersions: OtherVersions,
  /** What each rule of today's score cost and how much of that was won back, the costliest first. */
  rules: z.array(
    z.object({
      rule: z.string(),
      name: z.string(),
      /** Emails that it cost points as they were written. */
      emails: Count,
      /** Of all emails of the range that today's score judged, from 0 to 1. */
      share: z.number().min(0).max(1),
      /** Points a costed email lost to it, before and after, on average; zero or more. */
      lostBefore: z.number().min(0),
      lostAfter: z.number().min(0),
    }),
  ),
  /** Whether emails that scored more were answered more. */
  prediction: z.object({
    /** Answered, or given up as unanswered, with a score of today's version. */
    decided: Count,
    /** The same with one of another version. */
    otherVersions: OtherVersions,
    bands: z.array(
      z.object({
        band: z.enum(['strong', 'fair', 'weak']),
        from: z.int().min(0).max(100),
        to: z.int().min(0).max(100),
        decided: Count,
        answered: Count,
        reply_rate: Rate.nullable(),
      }),
    ),
    /**
     * Of all pairs of an answered email and one that was not, the share in which the answered one
     * has the higher score; even ones count half. `of` is the number of pairs. Null with fewer than
     * five emails of either.
     */
    concordance: Rate.nullable(),
    verdict: z.enum(['too_few', 'higher_answered_more', 'no_difference', 'higher_answered_less']),
  }),
  industries: z.array(z.object({ industry: z.string(), ...Totals.shape })),
});
export type AdvancedAnalytics = z.infer<typeof AdvancedAnalytics>;
