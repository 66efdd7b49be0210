import type { UserTip } from '@replysmith/contract';

/** A tip as the server gives it. */
export function tipSample(changes: Partial<UserTip> = {}): UserTip {
  return {
    id: '4c0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01',
    tip_template_id: '4d0e0a52-7a2b-4a57-8b43-0d5a3f6f1a01',
    category: 'optimization',
    priority: 'high',
    generated_content: {
      title: 'Ask for less.',
      description: 'In 19 of your last 31 drafts the ask cost points.',
      actionable: { label: 'Show those drafts', to: '/dashboard/analytics?area=The+ask' },
      confidence: 86,
      basis: 'from 31 emails',
      impact: 'Better email performance',
      why: 'The ask cost points in 61% of your drafts.',
    },
    status: 'active',
    created_at: '2026-03-04T10:41:00.000Z',
    dismissed_at: null,
    dismissal_reason: null,
    applied_at: null,
    effect: null,
    ...changes,
  };
}
