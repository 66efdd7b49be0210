import { z } from './schemas.ts';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

export const TipCategory = z.enum([
  'getting_started',
  'performance',
  'organization',
  'optimization',
  'productivity',
  'skill_building',
  'analytics',
]);
export type TipCategory = z.infer<typeof TipCategory>;

export const TipPriority = z.enum(['high', 'medium', 'low']);
export type TipPriority = z.infer<typeof TipPriority>;

export const TipStatus = z.enum(['active', 'dismissed', 'applied']);
export type TipStatus = z.infer<typeof TipStatus>;

/** A tip for one user, made from a tip template that matches their activity. */
export const UserTip = z.object({
  id: z.uuid(),
  tip_template_id: z.uuid(),
  category: TipCategory,
  priority: TipPriority,
  generated_content: z.object({
    title: z.string(),
    description: z.string(),
    /** A suggested action with its page; null without one. */
    actionable: z.object({ label: z.string(), to: z.string() }).nullable(),
    /** In percent, from how strongly its conditions hold and on how much data. */
    confidence: z.int().min(70).max(95),
    /**
     * Its data source: "from 31 emails", "from your settings"; null for general advice. Only
     * counted data has a number.
     */
    basis: z.string().nullable(),
    /** The expected effect, in words. */
    impact: z.string(),
    /** Why this user sees it. */
    why: z.string(),
  }),
  status: TipStatus,
  created_at: z.iso.datetime(),
  dismissed_at: z.iso.datetime().nullable(),
  dismissal_reason: z.string().nullable(),
  applied_at: z.iso.datetime().nullable(),
  /**
   * Average scores, of the current version, of emails before and after it was applied; null until
   * there are enough of both.
   */
  effect: z
    .object({
      before: z.number().min(0).max(100),
      after: z.number().min(0).max(100),
      emails: z.int().min(1),
    })
    .nullable(),
});
export type UserTip = z.infer<typeof UserTip>;

export const UserTipQuery = z.object({
  status: TipStatus.default('active'),
  category: TipCategory.optional(),
  limit: z.coerce.number().int().min(1).max(lengths.page).default(3),
});
export type UserTipQuery = z.infer<typeof UserTipQuery>;

/** Refreshes the current tips: outdated ones are removed, new ones added. */
export const RefreshUserTipsRequest = z.strictObject({
  category: TipCategory.optional(),
  limit: z.int().min(1).max(lengths.page).default(3),
});
export type RefreshUserTipsRequest = z.infer<typeof RefreshUserTipsRequest>;

/** Active ones by priority and then confidence; others newest first. */
export const UserTipPage = z.object({ items: z.array(UserTip), total: z.int().min(0) });
export type UserTipPage = z.infer<typeof UserTipPage>;

export const UpdateUserTipRequest = z.strictObject({
  status: TipStatus,
  dismissal_reason: z
    .string()
    .max(200)
    .refine(isPlainText, 'This does not look like text.')
    .optional(),
});
export type UpdateUserTipRequest = z.infer<typeof UpdateUserTipRequest>;
