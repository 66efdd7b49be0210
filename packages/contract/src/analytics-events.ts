import { z } from './schemas.ts';
import { AnalyticsRange } from './analytics.ts';
import { lengths } from './lengths.ts';

/** What a page may report about itself or its reader's opinion. */
export const MetricName = z.enum([
  'error_occurrence',
  'page_not_found',
  'page_load',
  'dom_content_loaded',
  'first_paint',
  'largest_contentful_paint',
  'interaction_to_next_paint',
  'cumulative_layout_shift',
  'memory_use',
  'help_item_helpful',
]);
export type MetricName = z.infer<typeof MetricName>;

const day = 86_400_000;

/** Values above these are implausible, and one report would outweigh a day of others. */
const most: Readonly<Record<MetricName, number>> = {
  error_occurrence: 1,
  page_not_found: 1,
  help_item_helpful: 1,
  page_load: day,
  dom_content_loaded: day,
  first_paint: day,
  largest_contentful_paint: day,
  interaction_to_next_paint: day,
  cumulative_layout_shift: 1_000,
  memory_use: 2 ** 36,
};

const shortText = z.string().max(500);

/**
 * The server removes queries from URLs, email addresses from texts, and invalid characters. It
 * cleans rather than refuses, since nobody sees a refused report.
 */
const EventMetadata = z
  .strictObject({
    type: shortText,
    message: shortText,
    stack: z.string().max(4_000),
    url: shortText,
    severity: z.enum(['low', 'medium', 'high']),
    context: shortText,
    item: z.string().max(100),
  })
  .partial();

/** One thing that a page reports. */
export const ReportEventRequest = z
  .strictObject({
    metric_name: MetricName,
    /** Milliseconds, bytes, a count or a share, as the metric has it. */
    metric_value: z.number().min(0),
    metadata: EventMetadata.default({}),
  })
  .refine(({ metadata }) => bytesOf(metadata) <= lengths.eventMetadataBytes, {
    path: ['metadata'],
    message: 'This says too much of an event.',
  })
  .refine(({ metric_name, metric_value }) => metric_value <= most[metric_name], {
    path: ['metric_value'],
    message: 'This is more than the metric can be.',
  });
export type ReportEventRequest = z.infer<typeof ReportEventRequest>;

export const ReportEventReply = z.object({ recorded: z.literal(true) });
export type ReportEventReply = z.infer<typeof ReportEventReply>;

/** As JSON in UTF-8. */
function bytesOf(value: unknown): number {
  return encodeURIComponent(JSON.stringify(value)).replace(/%../g, '_').length;
}

const ScoreValue = z.int().min(0).max(100);

/** The result of one optimization. Written by the server with its answer. */
export const OptimizationRecord = z.object({
  id: z.uuid(),
  /** Null once deleted. */
  session_id: z.uuid().nullable(),
  message_id: z.uuid().nullable(),
  session_title: z.string().nullable(),
  original_score: ScoreValue,
  optimized_score: ScoreValue,
  /** The version of both scores; null for records older than versions. */
  score_version: z.string().nullable().default(null),
  /** What cost most, by the score's names: "The ask"; at most five. */
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
   * Records of the current score version that lost points to it, listed as an area or not: in other
   * versions the name may mean something else.
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
