import {
  type EmailStage,
  type RewriteChoicesChange,
  type EmailReading,
  emailProfiles,
  emailStages,
} from '@replysmith/contract';
import {
  fields,
  flag,
  list,
  oneOf,
  optional,
  orElse,
  orNull,
  record,
  recordOf,
  text,
} from '../lib/checks.ts';
import type { Schema } from '../lib/http.ts';
import { stored, storedText } from '../lib/storage.ts';
import { countInWords } from '../lib/words.ts';

/** What is written and may be only in this browser: signing out asks about it. */

/** What is being written in a chat, by "chat:mode". */
export const drafts = storedText({
  name: 'draft',
  unsent: { missing: 'sent', label: 'message' },
});

/** Where a draft's text came from and how it is read; sent along with the draft. */
type DraftOrigin = {
  templateId?: string | undefined;
  campaignId?: string | undefined;
  variantOf?: string | undefined;
  /** What the writer says the email is. */
  readAs?:
    | { stage?: EmailStage | undefined; profile?: EmailReading['profile'] | undefined }
    | undefined;
  /** Of an email that was read from a file: the messages below it, and whom it is for. */
  quoted?: string | undefined;
  recipient?: string | undefined;
  /** The text as loaded: what was written since may be another email or brief. */
  loaded?: string | undefined;
  /** The draft before this one; it returns when this one is sent or discarded. */
  setAside?: Draft | undefined;
};

export type Draft = { text: string; origin: DraftOrigin };

const SetAside: Schema<Draft> = {
  parse: (value) =>
    // As earlier versions stored it.
    typeof value === 'string'
      ? { text: value, origin: {} }
      : fields({ text, origin: DraftOrigin }).parse(value),
};

const readAs = fields({
  stage: optional(oneOf(emailStages)),
  profile: optional(oneOf(emailProfiles)),
});

const DraftOrigin: Schema<DraftOrigin> = {
  parse: (value) =>
    fields({
      templateId: optional(text),
      campaignId: optional(text),
      variantOf: optional(text),
      readAs: orElse(optional(readAs), undefined),
      quoted: optional(text),
      recipient: optional(text),
      loaded: optional(text),
      setAside: orElse(optional(SetAside), undefined),
    }).parse(value),
};

/** Stored beside each draft. */
export const draftOrigins = stored({
  name: 'origin',
  isPart: true,
  schema: DraftOrigin,
  empty: {},
});

/** Whom the email behind an answer is for, by the answer's id. */
export const recipients = storedText({ name: 'recipient', isOfTab: true });

type Unsaved = { readonly value: unknown; readonly known: readonly unknown[] };

/** Each changed setting by path, with what the server had or was sent. */
export const unsavedSettings = stored({
  name: 'settings',
  schema: recordOf<Unsaved>({
    parse: (setting) => {
      const { value, base, known } = record.parse(setting);
      return { value, known: known === undefined ? [base] : list.parse(known) };
    },
  }),
  empty: {},
  unsent: { missing: 'saved', label: () => 'what you changed in the settings' },
});

const choicesChange = fields({
  put_back: optional(recordOf(flag)),
  taken: optional(recordOf(flag)),
  subject: optional(orNull(text)),
  blanks: optional(recordOf(orNull(text))),
  answers: optional(recordOf(orNull(text))),
});

/** Decisions about a result, by the id of its answer; shared by all tabs. */
export const unsavedChoices = stored<RewriteChoicesChange | null>({
  name: 'result',
  schema: orElse<RewriteChoicesChange>(choicesChange, {}),
  empty: null,
  isShared: true,
  unsent: {
    missing: 'saved',
    label: (count) => `what you chose in ${countInWords(count, 'email')}`,
  },
});

/** What the pages of these store and read as forms; here it is only counted. */
const forms = ['campaign', 'template', 'workflow'].map((name) =>
  storedText({ name, unsent: { missing: 'saved', label: name } }),
);

/** In the order in which they are said. */
export const unsentKinds = [drafts, ...forms, unsavedSettings, unsavedChoices];
