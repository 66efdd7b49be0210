import { rateOf, type AnalyticsSummary, type OptimizationRecord } from '@replysmith/contract';
import { sessionId } from './samples.ts';

const noRates = { reply_rate: null, meeting_rate: null };
const nothingSent = { sent: 0, waiting: 0, replied: 0, meetings: 0, no_reply: 0, ...noRates };
const nothing = {
  totalOptimizations: 0,
  ...{ averageImprovement: null, averageOriginal: null, averageOptimized: null },
  otherVersions: 0,
};
const won = {
  otherVersions: 0,
  averageImprovement: 30.5,
  averageOriginal: 58,
  averageOptimized: 88.5,
};

/** A week in which nothing was optimised. */
export const emptySummary: AnalyticsSummary = {
  range: { from: '2026-03-27', to: '2026-04-02', time_zone: 'Europe/Athens' },
  ...{ ...nothing, previous: nothing },
  ...{ weeklyOptimizations: 0, previousWeekOptimizations: 0, recentTrend: 0 },
  topImprovementAreas: [],
  dailyData: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'].map((day, index) => ({
    ...{ date: new Date(Date.UTC(2026, 2, 27 + index)).toISOString().slice(0, 10), day },
    ...{ optimizations: 0, averageOriginal: null, averageOptimized: null },
  })),
  ...{ templates: [], campaigns: [], outcomes: nothingSent },
};

export const usedTemplate: AnalyticsSummary['templates'][number] = {
  ...{ id: '6b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01', name: 'Slow checkout' },
  ...{
    ...won,
    totalOptimizations: 2,
    outcomes: { ...nothingSent, sent: 3, replied: 1, waiting: 2 },
  },
};

export const sentCampaign: AnalyticsSummary['campaigns'][number] = {
  ...{ id: '5b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01', name: 'Shop audits' },
  outcomes: { ...nothingSent, sent: 2, waiting: 2 },
};

/** Four emails on two days, after two in the week before. */
export const fullSummary: AnalyticsSummary = {
  ...emptySummary,
  ...{ ...won, totalOptimizations: 4, weeklyOptimizations: 4, previousWeekOptimizations: 2 },
  previous: { ...won, totalOptimizations: 2, averageImprovement: 20 },
  recentTrend: 100,
  topImprovementAreas: [
    { area: 'The ask', count: 3 },
    { area: 'Length', count: 1 },
  ],
  dailyData: emptySummary.dailyData.map((day, index) => {
    if (index === 3) return { ...day, optimizations: 3, averageOriginal: 55, averageOptimized: 87 };
    if (index === 6) return { ...day, optimizations: 1, averageOriginal: 67, averageOptimized: 93 };
    return day;
  }),
  templates: [usedTemplate],
  outcomes: {
    ...{ sent: 14, waiting: 2, replied: 2, meetings: 1, no_reply: 9 },
    ...{ reply_rate: rateOf(3, 12), meeting_rate: rateOf(1, 12) },
  },
};

export const optimizationRecord: OptimizationRecord = {
  id: '7b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01',
  ...{ session_id: sessionId, message_id: null, session_title: 'Fernhill checkout' },
  ...{ original_score: 61, optimized_score: 93, score_version: null },
  improvement_areas: ['The ask'],
  ...{ optimization_type: 'cold_email', industry_context: null },
  ...{ template_id: null, campaign_id: null, created_at: '2026-04-02T10:41:00.000Z' },
};
