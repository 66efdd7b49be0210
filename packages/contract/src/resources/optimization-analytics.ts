import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';
import { AnalyticsRange } from './analytics-range.ts';

const ScoreValue = z.int().min(0).max(100);

/** What one optimisation won. Written by the server with its answer. */
export const OptimizationRecord = z.object({
  id: z.uuid(),
  /** Null once that is gone. */
  session_id: z.uuid().nullable(),
  message_id: z.uuid().nullable(),
  session_title: z.string().nullable(),
  original_score: ScoreValue,
  optimized_score: ScoreValue,
  /** Both scores are of it; null for what was recorded before there were versions. */
  score_version: z.string().nullable().default(null),
  /** What cost most, as the score names it: "The ask"; at most five. */
  improvement_areas: z.array(z.string()),
  optimization_type: z.string(),
  industry_context: z.string().nullable(),
  template_id: z.uuid().nullable(),
  campaign_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
});
export type OptimizationRecord = z.infer<typeof OptimizationRecord>;

export const OptimizationRecordQuery = AnalyticsRange.safeExtend({
  /**
   * Records of today's score that it cost points, whether or not it is among the areas that they
   * name: the names of another version may mean something else.
   */
  area: z.string().max(100).optional(),
  template_id: z.uuid().optional(),
  campaign_id: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(lengths.page).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type OptimizationRecordQuery = z.infer<typeof OptimizationRecordQuery>;

/** The newest first. */
export const OptimizationRecordPage = z.object({
  items: z.array(OptimizationRecord),
  total: z.int().min(0),
});
export type OptimizationRecordPage = z.infer<typeof OptimizationRecordPage>;
