import {
  EmailProfile,
  EmailStage,
  type OptimizeEmailRequest,
  RewriteChoicesChange,
  WorkflowAction,
  WorkflowConditions,
  WorkflowTrigger,
  companySizes,
} from '@replysmith/contract';
import { z } from 'zod';
import { stored, storedText } from '../lib/storage.ts';
import { countInWords } from '../lib/words.ts';

/** Work that this browser may have and the server not: signing out asks about it. */

const counted = (noun: string) => (count: number) => ({
  words: countInWords(count, noun),
  isMany: count > 1,
});

const text = z.string();

/** What is being written in a chat, by "chat:mode". */
export const drafts = storedText({
  name: 'draft',
  unsent: { missing: 'sent', inWords: counted('message') },
});

/** Where the text of a draft came from and what was said of it; it goes along when the draft is sent. */
export type DraftOrigin = {
  templateId?: string | undefined;
  campaignId?: string | undefined;
  variantOf?: string | undefined;
  /** What the writer says the email is. */
  readAs?: Pick<OptimizeEmailRequest, 'stage' | 'profile'> | undefined;
  /** What stood in the draft before; it comes back when this has been sent or given up. */
  setAside?: Draft | undefined;
  /** The text as it was loaded: what was written since may be another email or brief. */
  loaded?: string | undefined;
};

export type Draft = { text: string; origin: DraftOrigin };

const DraftOrigin: z.ZodType<DraftOrigin> = z.object({
  templateId: text.optional(),
  campaignId: text.optional(),
  variantOf: text.optional(),
  readAs: z
    .object({ stage: EmailStage.optional(), profile: EmailProfile.optional() })
    .optional()
    .catch(undefined),
  setAside: z
    .union([
      z.object({ text, origin: z.lazy(() => DraftOrigin) }),
      // As earlier versions stored it.
      text.transform((text) => ({ text, origin: {} })),
    ])
    .optional()
    .catch(undefined),
  loaded: text.optional(),
});

/** Stored beside each draft. */
export const draftOrigins = stored({
  name: 'origin',
  isPart: true,
  schema: DraftOrigin,
  empty: {},
});

const campaignFields = z.object({
  template_name: text,
  category_id: text.nullable(),
  target_audience: text,
  tone_id: text.nullable(),
  industry: text,
  company_size: z.enum(companySizes).nullable(),
  pain_points: z.array(text),
  call_to_action: text,
  additional_context: text,
});
type CampaignFields = z.infer<typeof campaignFields>;

/** The fields that can be read on both sides: another version of the page may have stored others. */
function readableFields(form: Record<string, unknown>, base: Record<string, unknown>) {
  const readable = Object.entries(campaignFields.shape).filter(
    ([field, schema]) =>
      schema.safeParse(form[field]).success && schema.safeParse(base[field]).success,
  );
  const pick = (side: Record<string, unknown>) =>
    Object.fromEntries(readable.map(([field]) => [field, side[field]])) as Partial<CampaignFields>;
  return { form: pick(form), base: pick(base) };
}

const fields = z.record(text, z.unknown());

/** What is written of a campaign, by its id or "new"; its base is what it was written to. */
export const campaignDrafts = stored({
  name: 'campaign',
  schema: z
    .object({ form: fields, base: fields, sentFrom: text.default('') })
    .transform(({ form, base, sentFrom }) => ({ ...readableFields(form, base), sentFrom })),
  empty: null,
  unsent: { missing: 'saved', inWords: counted('campaign') },
});

/** A template in the editor, by its id, "new" or "copy:id". */
export const templateDrafts = stored({
  name: 'template',
  schema: z.object({
    form: z.object({
      name: text,
      subject_line: text,
      email_content: text,
      category: text,
      folder_id: text.nullable(),
      tags: z.array(text).readonly(),
      description: text,
      template_variables: z
        .array(
          z.object({
            name: text,
            fallback: text.nullable().default(null),
            example: text.nullable().default(null),
          }),
        )
        .readonly(),
      stage: EmailStage.nullable(),
      is_favorite: z.boolean(),
    }),
    /** The version of the template that it was written to; 0 for one that is not saved yet. */
    version: z.number(),
    /** When the last of it was typed, in milliseconds since 1970. */
    at: z.number(),
  }),
  empty: null,
  unsent: { missing: 'saved', inWords: counted('template') },
});

const typeOf = <Type extends string>(options: readonly { shape: { type: { value: Type } } }[]) =>
  z.enum(options.map(({ shape }) => shape.type.value));

/** A workflow in its form, by its id or "new". */
export const workflowDrafts = stored({
  name: 'workflow',
  schema: z.object({
    name: text,
    trigger: z.object({
      type: typeOf(WorkflowTrigger.options),
      ...{ weekday: text, usage_count: text, min_score: text, max_score: text },
      ...{ idle_days: text, hour: text },
    }),
    conditions: z.array(z.object({ key: WorkflowConditions.keyof(), value: text })).readonly(),
    actions: z
      .array(z.object({ id: z.number(), type: typeOf(WorkflowAction.options), value: text }))
      .readonly(),
  }),
  empty: null,
  unsent: { missing: 'saved', inWords: counted('workflow') },
});

/** By its path, each setting that was changed and what the server had or was sent meanwhile. */
export const unsavedSettings = stored({
  name: 'settings',
  schema: z.record(
    text,
    z
      .object({
        value: z.unknown(),
        known: z.array(z.unknown()).readonly().optional(),
        base: z.unknown().optional(),
      })
      .transform(({ value, base, known = [base] }) => ({ value, known })),
  ),
  empty: {},
  unsent: {
    missing: 'saved',
    inWords: () => ({ words: 'what you changed in the settings', isMany: false }),
  },
});

/** What was decided about a result, by the id of its answer; for all tabs of this browser. */
export const unsavedChoices = stored({
  name: 'result',
  schema: RewriteChoicesChange.catch({}),
  empty: null,
  isShared: true,
  unsent: {
    missing: 'saved',
    inWords: (count) => ({
      words: `what you chose in ${countInWords(count, 'email')}`,
      isMany: false,
    }),
  },
});

/** In the order in which they are said. */
export const unsentKinds = [
  ...[drafts, campaignDrafts, templateDrafts, workflowDrafts, unsavedSettings, unsavedChoices],
] as const;
