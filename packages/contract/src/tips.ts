import { z } from 'zod';
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

/** A piece of advice for one person, from a template that fits what they do. */
export const UserTip = z.object({
  id: z.uuid(),
  tip_template_id: z.uuid(),
  category: TipCategory,
  priority: TipPriority,
  generated_content: z.object({
    title: z.string(),
    description: z.string(),
    /** What to do about it, and the page where; null where there is nothing to go to. */
    actionable: z.object({ label: z.string(), to: z.string() }).nullable(),
    /** Percent, from how strongly its conditions hold and how much they were counted from. */
    confidence: z.int().min(70).max(95),
    /**
     * What its own words were counted from, "from 31 emails", or read from, "from your settings";
     * null where they say nothing of this person. Only what was counted has a figure.
     */
    basis: z.string().nullable(),
    /** What it may bring, in words. */
    impact: z.string(),
    /** Why this person sees it. */
    why: z.string(),
  }),
  status: TipStatus,
  created_at: z.iso.datetime(),
  dismissed_at: z.iso.datetime().nullable(),
  dismissal_reason: z.string().nullable(),
  applied_at: z.iso.datetime().nullable(),
  /** Average scores, all of today's version, of emails before and after it was applied; null until there are enough of both. */
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

/** Asks for the tips that hold now; what no longer holds goes, and what is new comes. */
export const RefreshUserTipsRequest = z.strictObject({
  category: TipCategory.optional(),
  limit: z.int().min(1).max(lengths.page).default(3),
});
export type RefreshUserTipsRequest = z.infer<typeof RefreshUserTipsRequest>;

/** Active ones by priority and then confidence, others the newest first. */
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
