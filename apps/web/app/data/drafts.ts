import {
  EditableTemplate,
  EmailProfile,
  EmailStage,
  RewriteChoicesChange,
  WorkflowAction,
  WorkflowConditions,
  WorkflowTrigger,
  WrittenCampaign,
} from '@replysmith/contract';
import { z } from 'zod';
import { stored, storedText } from '../lib/storage.ts';
import { countInWords } from '../lib/words.ts';

/** What is written and may be only in this browser: signing out asks about it. */

const text = z.string();

/** What is being written in a chat, by "chat:mode". */
export const drafts = storedText({
  name: 'draft',
  unsent: { missing: 'sent', label: 'message' },
});

const origin = z.object({
  templateId: text.optional(),
  campaignId: text.optional(),
  variantOf: text.optional(),
  /** What the writer says the email is. */
  readAs: z
    .object({ stage: EmailStage.optional(), profile: EmailProfile.optional() })
    .optional()
    .catch(undefined),
  /** The text as loaded: what was written since may be another email or brief. */
  loaded: text.optional(),
});

/** Where a draft's text came from and how it is read; sent along with the draft. */
type DraftOrigin = z.infer<typeof origin> & {
  /** The draft before this one; it returns when this one is sent or discarded. */
  setAside?: Draft | undefined;
};

export type Draft = { text: string; origin: DraftOrigin };

const DraftOrigin: z.ZodType<DraftOrigin> = origin.extend({
  setAside: z
    .union([
      z.object({ text, origin: z.lazy(() => DraftOrigin) }),
      // As earlier versions stored it.
      text.transform((text) => ({ text, origin: {} })),
    ])
    .optional()
    .catch(undefined),
});

/** Stored beside each draft. */
export const draftOrigins = stored({
  name: 'origin',
  isPart: true,
  schema: DraftOrigin,
  empty: {},
});

/** The fields that can be read: another version of the page may have stored others. */
export const readable = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.record(text, z.unknown()).transform((stored) => {
    const read = Object.entries(shape).flatMap(([name, field]) => {
      const { success, data } = z.safeParse(field, stored[name]);
      return success ? [[name, data] as const] : [];
    });
    return Object.fromEntries(read) as Partial<z.infer<z.ZodObject<Shape>>>;
  });

const campaignForm = readable(WrittenCampaign.shape);

/** A campaign as it is written, by its id or "new", and what it was written to. */
export const campaignDrafts = stored({
  name: 'campaign',
  schema: z
    .object({ form: campaignForm, base: campaignForm, sentFrom: text.default('') })
    .transform(({ form, base, sentFrom }) => {
      // A field readable on one side only would count as a change.
      const within = (side: typeof form, other: typeof form): typeof form =>
        Object.fromEntries(Object.entries(side).filter(([name]) => name in other));
      return { form: within(form, base), base: within(base, form), sentFrom };
    }),
  empty: null,
  unsent: { missing: 'saved', label: 'campaign' },
});

/** The fields of a row, of the variables what is typed and not yet what would be saved. */
const templateForm = EditableTemplate.extend({
  template_variables: z.array(
    z.object({
      name: text,
      fallback: text.nullable().default(null),
      example: text.nullable().default(null),
    }),
  ),
});
export type TemplateForm = z.infer<typeof templateForm>;

/** A template in the editor, by its id, "new" or "copy:id". */
export const templateDrafts = stored({
  name: 'template',
  schema: z.object({
    form: readable(templateForm.shape),
    /** The version of the template that it was written to; 0 for one that is not saved yet. */
    version: z.number(),
    /** When the last of it was typed, in milliseconds since 1970. */
    at: z.number(),
  }),
  empty: null,
  unsent: { missing: 'saved', label: 'template' },
});

const typeOf = <Type extends string>(options: readonly { shape: { type: { value: Type } } }[]) =>
  z.enum(options.map(({ shape }) => shape.type.value));

const workflowForm = z.object({
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
});
export type WorkflowForm = z.infer<typeof workflowForm>;

/** A workflow in its form, by its id or "new". */
export const workflowDrafts = stored({
  name: 'workflow',
  schema: readable(workflowForm.shape).refine((form) => Object.keys(form).length > 0),
  empty: null,
  unsent: { missing: 'saved', label: 'workflow' },
});

/** Each changed setting by path, with what the server had or was sent. */
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
  unsent: { missing: 'saved', label: () => 'what you changed in the settings' },
});

/** Decisions about a result, by the id of its answer; shared by all tabs. */
export const unsavedChoices = stored({
  name: 'result',
  schema: RewriteChoicesChange.catch({}),
  empty: null,
  isShared: true,
  unsent: {
    missing: 'saved',
    label: (count) => `what you chose in ${countInWords(count, 'email')}`,
  },
});

/** In the order in which they are said. */
export const unsentKinds = [
  ...[drafts, campaignDrafts, templateDrafts, workflowDrafts],
  ...[unsavedSettings, unsavedChoices],
];
