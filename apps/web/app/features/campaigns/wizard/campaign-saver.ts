import { type WizardCampaign, campaignFields } from '@replysmith/contract';
import type { CampaignServer } from '../api.ts';
import { unsentWork } from '../../../lib/unsent-work.ts';
import { type Saving, createAutosave } from '../../../lib/autosave.ts';
import { hasCode } from '../../../lib/api-error.ts';
import {
  campaignDrafts,
  type CampaignField,
  type CampaignForm,
  blankCampaignForm,
  changesBetween,
  campaignFormOf,
  isSame,
  newCampaign,
  pickFields,
  refusals,
} from '../campaign-form.ts';

export type CampaignSaving = Saving & Written;

type Written = {
  readonly form: CampaignForm;
  /** The campaign on the server; null if it is not there yet. */
  readonly saved: WizardCampaign | null;
  /** Something is not saved on the server yet. */
  readonly isDirty: boolean;
  readonly savedAt: number | null;
  /** Fields that somebody else changed too; they wait until the user decides. */
  readonly disputed: readonly CampaignField[];
  /** False when the browser cannot store anything. */
  readonly isKept: boolean;
};

type SaverOptions = {
  userId: string;
  campaign: WizardCampaign | null;
  /** What a campaign that is not saved yet begins with. */
  start: CampaignForm;
  server: CampaignServer;
};

/** An autosaving campaign that merges changes made elsewhere. */
export function createCampaignSaver({ userId, campaign, start, server }: SaverOptions) {
  let base = campaign ? campaignFormOf(campaign) : start;
  let unsent = unsentCampaign(userId, campaign?.id ?? null);
  const { sentFrom, ...found } = takeUpCampaign(unsent, base);
  const saving = createAutosave({
    key: unsent.key,
    start: opened(),
    pending: sendable,
    send,
  });

  function opened(): Written {
    const { form, disputed } = found;
    const savedAt = campaign && Date.parse(campaign.updated_at);
    const isDirty = !isSame(form, base);
    return { form, disputed, saved: campaign, savedAt, isDirty, isKept: true };
  }

  /** Updates the form, and stores unsaved changes in this browser. */
  function write(form: CampaignForm, changes: Partial<Written> = {}): void {
    const isDirty = !isSame(form, base);
    const isKept = unsent.write(isDirty ? { form, base, sentFrom } : null);
    saving.set({ ...changes, form, isDirty, isKept });
  }

  /** What can be sent now; invalid or disputed fields do not hold back the others. */
  function sendable({ form, disputed }: Written): Partial<CampaignForm> | null {
    const changes = changesBetween(base, form);
    const refused = refusals(changes);
    const fields = Object.keys(changes) as CampaignField[];
    const free = fields.filter((field) => !(field in refused) && !disputed.includes(field));
    return free.length === 0 ? null : pickFields(form, free);
  }

  /** Takes the server's version as the new base; disputes stay until settled. */
  function join(before: CampaignForm, theirs: CampaignForm, changes: Partial<Written>): void {
    const now = saving.read();
    const { form, disputed } = mergeForms(before, now.form, theirs);
    const still = now.disputed.filter((field) => !isSame(form[field], theirs[field]));
    base = theirs;
    const all = [...new Set([...still, ...disputed])];
    write(form, { ...changes, disputed: all });
  }

  async function send(changes: Partial<CampaignForm>): Promise<void> {
    const { saved } = saving.read();
    if (saved) await update(saved, changes);
    else await create(changes);
  }

  async function create(changes: Partial<CampaignForm>): Promise<void> {
    const { campaign: saved, sent } = await server.create({ ...start, ...changes }, sentFrom);
    unsent.write(null);
    unsent = unsentCampaign(userId, saved.id);
    base = { ...campaignFormOf(saved), ...sent };
    write(saving.read().form, { saved, savedAt: Date.now() });
  }

  async function update(former: WizardCampaign, changes: Partial<CampaignForm>): Promise<void> {
    const { id, version } = former;
    try {
      const saved = await server.update(id, { ...changes, version });
      // An unchanged field is accepted at any version, so others may have changed the rest.
      join(
        { ...campaignFormOf(former), ...changes },
        { ...campaignFormOf(saved), ...changes },
        { saved, savedAt: Date.now() },
      );
    } catch (error) {
      if (!hasCode(error, 'campaign_conflict')) throw error;
      await takeOver(id);
    }
  }

  /** Merges changes made elsewhere; fields changed on both sides become disputed. */
  async function takeOver(id: string): Promise<void> {
    const saved = await server.read(id);
    join(base, campaignFormOf(saved), { saved });
  }

  return {
    read: saving.read,
    subscribe: saving.subscribe,
    attend: () => {
      // From here on this instance is responsible for it.
      write(saving.read().form);
      return saving.attend();
    },
    saveSettled: saving.saveSettled,
    /** Saves now; resolves to whether everything is on the server. */
    save: async (): Promise<boolean> => {
      await saving.save();
      return !saving.read().isDirty;
    },
    change: (changes: Partial<CampaignForm>) => {
      write({ ...saving.read().form, ...changes });
      saving.saveSoon();
    },
    /** Settles disputed fields by keeping one side. */
    settle: (side: 'mine' | 'theirs') => {
      const { form, disputed } = saving.read();
      const settled = side === 'theirs' ? { ...form, ...pickFields(base, disputed) } : form;
      write(settled, { disputed: [] });
      void saving.save();
    },
    theirs: (): CampaignForm => base,
  };
}

export type CampaignSaver = ReturnType<typeof createCampaignSaver>;

type Found = {
  readonly form: CampaignForm;
  readonly disputed: readonly CampaignField[];
  /** The idempotency key of a new one, so that whoever takes it over creates no second one. */
  readonly sentFrom: string;
};

type CampaignWork = ReturnType<typeof unsentCampaign>;

/** `id` is null for a campaign that is not on the server yet. */
export function unsentCampaign(userId: string, id: string | null) {
  return unsentWork(campaignDrafts, campaignDrafts.key(userId, id ?? newCampaign));
}

/** Restores unsaved changes, merged with the server's version; several are merged in turn. */
export function takeUpCampaign(work: CampaignWork, theirs: CampaignForm): Found {
  const left = work.left();
  for (const [index, { key, value }] of left.entries()) {
    if (!value) continue;
    const base = { ...blankCampaignForm, ...value.base };
    const found = mergeForms(base, { ...blankCampaignForm, ...value.form }, theirs);
    if (isSame(found.form, theirs)) continue;
    // The earlier ones are fully on the server.
    work.takeUp(left.slice(0, index + 1));
    return { ...found, sentFrom: value.sentFrom || key };
  }
  work.takeUp(left);
  return { form: theirs, disputed: [], sentFrom: work.ownKey };
}

type Merged = {
  form: CampaignForm;
  /** Fields that both sides changed differently; the form has mine. */
  disputed: CampaignField[];
};

/** Merges two changes of the same campaign: each field is taken from the side that changed it. */
export function mergeForms(base: CampaignForm, mine: CampaignForm, theirs: CampaignForm): Merged {
  const form = { ...mine };
  const disputed: CampaignField[] = [];
  for (const field of campaignFields) {
    if (isSame(mine[field], theirs[field]) || isSame(theirs[field], base[field])) continue;
    if (isSame(mine[field], base[field])) Object.assign(form, { [field]: theirs[field] });
    else disputed.push(field);
  }
  return { form, disputed };
}
