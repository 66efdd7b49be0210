import { z } from './schemas.ts';
import { TimeZone } from './profile.ts';
import { OutcomeRates, Rate } from './sent-emails.ts';

const Day = z.iso.date('This is no day.');

/** Days in the user's calendar, both ends included. Default: today and the six days before. */
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

/** The days an answer covers. */
export const CoveredRange = z.object({ from: Day, to: Day, time_zone: z.string() });
export type CoveredRange = z.infer<typeof CoveredRange>;

/**
 * Points from 0 to 100 with two decimals; null without an optimization of the current score
 * version.
 */
const Average = z.number().min(-100).max(100).nullable();
const Count = z.int().min(0);

/** How many of those counted have another score version, and so are not averaged. */
const OtherVersions = Count.default(0);

/** The percent change of the last seven days from the seven before; 100 if those had none. */
const Trend = z.number().min(-100);

/** The time zone that decides calendar days. */
export const DashboardStatsQuery = z.object({ time_zone: TimeZone.default('UTC') });
export type DashboardStatsQuery = z.infer<typeof DashboardStatsQuery>;

/**
 * What home shows. Weeks are today and the six days before, and the seven days before those, in the
 * user's calendar.
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

/** What emails were written from, and their results within the range. */
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
  /**
   * What cost most, by the number of emails of the current score version affected; at most five.
   */
  topImprovementAreas: z.array(z.object({ area: z.string(), count: Count })),
  /** Every day of the range, oldest first; `day` is its short name: "Mon". */
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
  /**
   * Most sent first, at most twenty. Without a gain, since an email from a brief has no score
   * before.
   */
  campaigns: z.array(Source),
  /** Of the emails sent within the range. */
  outcomes: OutcomeRates,
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** What advanced analytics adds. */
export const AdvancedAnalytics = z.object({
  range: CoveredRange,
  /** Emails of the range excluded from `rules`. */
  otherVersions: OtherVersions,
  /** What each rule of the current score cost and how much of it was won back, costliest first. */
  rules: z.array(
    z.object({
      rule: z.string(),
      name: z.string(),
      /** Drafts that lost points to it. */
      emails: Count,
      /** Of all emails of the range judged by the current score version, from 0 to 1. */
      share: z.number().min(0).max(1),
      /** The points an affected email lost to it, before and after, on average; never negative. */
      lostBefore: z.number().min(0),
      lostAfter: z.number().min(0),
    }),
  ),
  /** Whether higher-scoring emails were answered more often. */
  prediction: z.object({
    /** Answered, or counted as unanswered, with a score of the current version. */
    decided: Count,
    /** The same with a score of another version. */
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
     * Of all pairs of an answered and an unanswered email, the share in which the answered one
     * scored higher; ties count half. `of` is the number of pairs. Null with fewer than five emails
     * of either kind.
     */
    concordance: Rate.nullable(),
    verdict: z.enum(['too_few', 'higher_answered_more', 'no_difference', 'higher_answered_less']),
  }),
  industries: z.array(z.object({ industry: z.string(), ...Totals.shape })),
});
export type AdvancedAnalytics = z.infer<typeof AdvancedAnalytics>;
