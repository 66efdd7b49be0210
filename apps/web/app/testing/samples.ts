import { formatDraft } from '@replysmith/coach/light';
import {
  type AccountSession,
  type ChatMessage,
  type ChatSession,
  type DashboardStats,
  type ErrorCode,
  type Profile,
  type UserSubscription,
  errorCodes,
} from '@replysmith/contract';
import { HttpResponse } from 'msw';
import { sampleDraft } from '../data/examples.ts';
import { featureRow } from './feature-row.ts';
import { optimized } from './optimized.ts';

export const userId = '0b0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01';
export const sessionId = '6a861d84-b61a-4a8c-9a62-f5b24a59b8f2';
const answerId = '91c1f0ad-2f5e-4a3b-9d0c-6c1d2f4b7e33';
const draftId = '3f7a2c11-9f0c-4f6e-a5b1-8e2d4c6b9a22';
export const planIds = {
  Free: 'a4b1e0f2-0c57-4c1e-9f0e-1d1a52c2f001',
  Starter: 'a4b1e0f2-0c57-4c1e-9f0e-1d1a52c2f002',
  Pro: 'a4b1e0f2-0c57-4c1e-9f0e-1d1a52c2f003',
} as const;
const moment = '2026-03-04T10:41:00.000Z';

export const email = formatDraft(sampleDraft);

/** An email that the coach leaves as it is. */
export const goodEmail = `Subject: Staff engineer, payments, Lisbon

Hi Ines,

Your talk at NodeConf in May on idempotent webhooks is the clearest I have heard on the subject. Kestrel Pay has the same problem at 900 payments a second, and is looking for a staff engineer to own it.

Is this worth hearing more about?

Best,
Pedro`;

/** Too long, too vague and asking for too much: the coach has offers and questions for it. */
export const clumsyEmail = `Subject: Checkout times at Fernhill

Hi Tom,

I hope this email finds you well and that business is going great. My name is Nora Lindqvist and I am reaching out from Brightlane to introduce our company. I was recently looking at Fernhill's website on my phone on Tuesday evening, and the checkout took nine seconds to load before the first field could be filled in. I know how busy you must be these days, so I will keep this short.

We are a small consultancy in Malmö that works with shops which sell plants and garden tools, and we have helped more than 40 of them over the last three years to make their pages load faster on phones. Our team is very passionate about what we do and we always go the extra mile. At Harrow and Vale the checkout went from eight seconds to two, and they told us that orders from phones went up by a tenth within a month.

I would like to schedule a 60-minute call next week to walk you through our platform and our process. You can also book a slot in my calendar, or point me to somebody else in your team I should talk to. I would love to hear your thoughts on this. I look forward to hearing from you.

Best regards,
Nora Lindqvist
Brightlane`;

/** An email that no change of words saves. */
export const hopelessEmail = `Subject: AMAZING OPPORTUNITY FOR YOUR BUSINESS!!!

Dear Sir/Madam,

We are the world's leading provider of best-in-class, next-generation synergy solutions and we would love to touch base with your esteemed organization to leverage our robust, scalable, end-to-end platform to drive growth and maximize ROI!!! Our team is passionate about empowering businesses like yours to unlock value. Act now and book a demo, or reply with your availability, or forward this to the right person.

Regards`;

export const account: NonNullable<AccountSession> = {
  user: {
    id: userId,
    email: 'nora@brightlane.example',
    name: 'Nora Lindqvist',
    emailVerified: true,
    twoFactorEnabled: false,
    role: 'user',
  },
};

export const profile: Profile = {
  id: userId,
  full_name: 'Nora Lindqvist',
  full_name_override: null,
  company: 'Brightlane',
  email_signature: null,
  theme_preference: 'light',
  theme_chosen: false,
  optimization_preferences: {
    tone: 'professional',
    industry: 'general',
    length: 'medium',
    autoTagging: false,
    smartFolderOrganization: false,
  },
  notification_settings: { emailNotifications: true, weeklyReports: false },
  workflow_settings: {
    autoSaveTemplates: true,
    defaultTemplateFolder: null,
    templateNamingPattern: 'descriptive',
  },
  organization_preferences: {
    autoCategorizationEnabled: true,
    duplicateDetectionEnabled: true,
    usageBasedSorting: false,
  },
  interface_settings: { singleKeyShortcuts: true, reduceMotion: false },
  time_zone: 'Europe/Athens',
  onboarding_completed: false,
  onboarding_completed_at: null,
  onboarding_skipped: false,
  first_optimization_completed: false,
  first_template_saved: false,
  library_explored: false,
  dismissed_tips: [],
  created_at: moment,
  updated_at: moment,
};

export const subscription: UserSubscription = {
  user_id: userId,
  status: 'active',
  usage_tracking: { daily_ai_requests: 1, templates_saved: 0 },
  plan_id: planIds.Free,
  plan: {
    id: planIds.Free,
    key: 'free',
    name: 'Free',
    price_monthly: 0,
    features: [
      featureRow('daily_ai_requests', 'Daily AI Requests', { kind: 'limit', value: 5 }),
      featureRow('templates_saved', 'Template Saving', { kind: 'limit', value: 10 }),
    ],
  },
  resets_at: '2026-03-05T00:00:00.000Z',
  billing: { has_customer: false, renews_at: null, ends_at: null, grace_ends_at: null },
  pending_plan: null,
  version: 1,
};

/** Of a person who has optimised nothing yet. */
export const stats: DashboardStats = {
  totalOptimizations: 0,
  otherVersions: 0,
  averageImprovement: null,
  weeklyOptimizations: 0,
  previousWeekOptimizations: 0,
  recentTrend: 0,
  recentScores: [],
};

export function chatSession(changes: Partial<ChatSession> = {}): ChatSession {
  return {
    id: sessionId,
    user_id: userId,
    title: 'Fernhill checkout',
    session_name: null,
    is_archived: false,
    latest_score: 93,
    last_activity: moment,
    created_at: moment,
    deleted_at: null,
    ...changes,
  };
}

export function messagePair(content: string): [ChatMessage, ChatMessage] {
  const shared = {
    session_id: sessionId,
    user_id: userId,
    created_at: moment,
    message_type: 'email_optimization',
    is_partial: false,
    answer: null,
    client_reply: null,
    variant_of: null,
    choices: null,
    chosen_at: null,
    campaign_id: null,
    template_id: null,
  } as const;
  const optimization = optimized(content);
  return [
    {
      ...shared,
      id: draftId,
      role: 'user',
      content,
      email_data: { email_content: content },
      optimization_results: null,
    },
    {
      ...shared,
      id: answerId,
      role: 'assistant',
      content: optimization.optimized_email.body,
      email_data: null,
      optimization_results: optimization,
    },
  ];
}

/** A refusal as the server words it. */
export function refusal(code: ErrorCode, fields?: Record<string, string[]>) {
  const { status, message } = errorCodes[code];
  return HttpResponse.json({ error: { code, message, request_id: 'req-1', fields } }, { status });
}
