import type { WizardCampaign } from '@replysmith/contract';
import type { CampaignServer } from '../api.ts';
import { campaignDrafts } from '../../../data/unsent-kinds.ts';
import { unsentWork } from '../../../lib/unsent-work.ts';
import { type Saving, createAutosave } from '../../../lib/autosave.ts';
import { hasCode } from '../../../lib/api-error.ts';
import {
  type CampaignField,
  type CampaignForm,
  blankForm,
  campaignFields,
  changesBetween,
  formOf,
  isSame,
  newCampaign,
  pick,
  refusals,
} from '../campaign-form.ts';

export type CampaignSaving = Saving & Written;

type Written = {
  readonly form: CampaignForm;
  /** The campaign as the server has it; null while it has not heard of it. */
  readonly saved: WizardCampaign | null;
  /** Something is not on the server yet. */
  readonly isDirty: boolean;
  readonly savedAt: number | null;
  /** Fields that somebody else changed too; they wait for a word on which is to stay. */
  readonly disputed: readonly CampaignField[];
  /** False when the browser keeps nothing. */
  readonly isKept: boolean;
};

type SaverOptions = {
  userId: string;
  campaign: WizardCampaign | null;
  /** What a campaign that is not saved yet begins with. */
  start: CampaignForm;
  server: CampaignServer;
};

/** A campaign that saves itself, and joins what was changed elsewhere meanwhile. */
export function createCampaignSaver({ userId, campaign, start, server }: SaverOptions) {
  let base = campaign ? formOf(campaign) : start;
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

  /** Takes a form as what is written, and stores in this browser what the server does not have. */
  function write(form: CampaignForm, changes: Partial<Written> = {}): void {
    const isDirty = !isSame(form, base);
    const isKept = unsent.write(isDirty ? { form, base, sentFrom } : null);
    saving.set({ ...changes, form, isDirty, isKept });
  }

  /** What can be sent now; a field that would be refused, or is in dispute, keeps no other back. */
  function sendable({ form, disputed }: Written): Partial<CampaignForm> | null {
    const changes = changesBetween(base, form);
    const refused = refusals(changes);
    const fields = Object.keys(changes) as CampaignField[];
    const free = fields.filter((field) => !(field in refused) && !disputed.includes(field));
    return free.length === 0 ? null : pick(form, free);
  }

  /** Takes what the server has as the new base; what was in dispute stays so until it is settled. */
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
    base = { ...formOf(saved), ...sent };
    write(saving.read().form, { saved, savedAt: Date.now() });
  }

  async function update(former: WizardCampaign, changes: Partial<CampaignForm>): Promise<void> {
    const { id, version } = former;
    try {
      const saved = await server.update(id, { ...changes, version });
      // What stands there already is taken at any version, so others may have changed the rest.
      join(
        { ...formOf(former), ...changes },
        { ...formOf(saved), ...changes },
        { saved, savedAt: Date.now() },
      );
    } catch (error) {
      if (!hasCode(error, 'campaign_conflict')) throw error;
      await takeOver(id);
    }
  }

  /** Takes over what was changed elsewhere; what both changed waits for an answer. */
  async function takeOver(id: string): Promise<void> {
    const saved = await server.read(id);
    join(base, formOf(saved), { saved });
  }

  return {
    read: saving.read,
    subscribe: saving.subscribe,
    attend: () => {
      // From here on it is this one's to keep.
      write(saving.read().form);
      return saving.attend();
    },
    saveSettled: saving.saveSettled,
    /** Saves now; tells whether all that is written is on the server. */
    save: async (): Promise<boolean> => {
      await saving.save();
      return !saving.read().isDirty;
    },
    change: (changes: Partial<CampaignForm>) => {
      write({ ...saving.read().form, ...changes });
      saving.saveSoon();
    },
    /** Of what both sides changed, keeps the one or the other. */
    settle: (side: 'mine' | 'theirs') => {
      const { form, disputed } = saving.read();
      const settled = side === 'theirs' ? { ...form, ...pick(base, disputed) } : form;
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
  /** The key that a new one is sent from, so that whoever takes it up makes no second one. */
  readonly sentFrom: string;
};

type CampaignWork = ReturnType<typeof unsentCampaign>;

/** `id` is null for a campaign that the server has not heard of. */
export function unsentCampaign(userId: string, id: string | null) {
  return unsentWork(campaignDrafts, campaignDrafts.key(userId, id ?? newCampaign));
}

/** Takes up what was left of it, joined with what the server has; more than one are taken in turn. */
export function takeUpCampaign(work: CampaignWork, theirs: CampaignForm): Found {
  const left = work.left();
  for (const [index, { key, value }] of left.entries()) {
    if (!value) continue;
    const base = { ...blankForm, ...value.base };
    const found = mergeForms(base, { ...blankForm, ...value.form }, theirs);
    if (isSame(found.form, theirs)) continue;
    // Those before say nothing that the server does not have.
    work.takeUp(left.slice(0, index + 1));
    return { ...found, sentFrom: value.sentFrom || key };
  }
  work.takeUp(left);
  return { form: theirs, disputed: [], sentFrom: work.ownKey };
}

type Merged = {
  form: CampaignForm;
  /** Both sides changed these, each in its own way; the form has mine. */
  disputed: CampaignField[];
};

/** Two changes of the same campaign made into one: each field goes by whoever changed it. */
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
