import type { WizardCampaign } from '@replysmith/contract';
import { ApiError, hasCode, mayHaveHappened } from '../../../../lib/api-error.ts';
import {
  changesBetween,
  formOf,
  isSame,
  pick,
  refusals,
  type CampaignField,
  type CampaignForm,
} from '../../campaign-form.ts';
import type { CampaignServer } from './campaign-server.ts';
import { keepCampaign, keptCampaign, placeOf } from './kept-campaign.ts';
import { mergeForms } from './merge-forms.ts';

export type SaverState = {
  readonly form: CampaignForm;
  /** The campaign as the server has it; null while it has not heard of it. */
  readonly saved: WizardCampaign | null;
  readonly isSaving: boolean;
  /** Something is not on the server yet. */
  readonly isDirty: boolean;
  readonly savedAt: number | null;
  readonly failure: ApiError | null;
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

const settleMs = 600;
const retryMs = 10_000;

/** A campaign that saves itself: one call at a time, each with all that was written by then. */
export function createSaver({ userId, campaign, start, server }: SaverOptions) {
  const listeners = new Set<() => void>();
  let base = campaign ? formOf(campaign) : start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let state = opened();

  function opened(): SaverState {
    const kept = keptCampaign(placeOf(userId, campaign?.id ?? null));
    const { form, disputed } = kept
      ? mergeForms(kept.base, kept.form, base)
      : { form: base, disputed: [] };
    const savedAt = campaign && Date.parse(campaign.updated_at);
    const isDirty = !isSame(form, base);
    const rest = { isSaving: false, failure: null, isKept: true };
    return { form, disputed, saved: campaign, savedAt, isDirty, ...rest };
  }

  function set(changes: Partial<SaverState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** Takes a form as what is written, and keeps in this browser what the server does not have. */
  function write(form: CampaignForm, changes: Partial<SaverState> = {}): void {
    const saved = changes.saved ?? state.saved;
    const isDirty = !isSame(form, base);
    const isKept = keepCampaign(
      placeOf(userId, saved?.id ?? null),
      isDirty ? { form, base } : null,
    );
    set({ ...changes, form, isDirty, isKept });
  }

  /** What can be sent now; a field that would be refused, or is in dispute, keeps no other back. */
  function unsent(): Partial<CampaignForm> {
    const changes = changesBetween(base, state.form);
    const refused = refusals(changes);
    const fields = Object.keys(changes) as CampaignField[];
    const held = (field: CampaignField) => field in refused || state.disputed.includes(field);
    return pick(
      state.form,
      fields.filter((field) => !held(field)),
    );
  }

  /** Takes what the server has as the new base; what was in dispute stays so until it is settled. */
  function join(before: CampaignForm, theirs: CampaignForm, changes: Partial<SaverState>): void {
    const { form, disputed } = mergeForms(before, state.form, theirs);
    const still = state.disputed.filter((field) => !isSame(form[field], theirs[field]));
    base = theirs;
    const all = [...new Set([...still, ...disputed])];
    write(form, { ...changes, disputed: all, failure: null });
  }

  async function send(changes: Partial<CampaignForm>): Promise<void> {
    if (state.saved) {
      const former = state.saved;
      const { id, version } = former;
      const saved = await server.update(id, { ...changes, version });
      // What stands there already is taken at any version, so others may have changed the rest.
      join(
        { ...formOf(former), ...changes },
        { ...formOf(saved), ...changes },
        { saved, savedAt: Date.now() },
      );
      return;
    }
    const { campaign: saved, sent } = await server.create({ ...start, ...changes });
    keepCampaign(placeOf(userId, null), null);
    base = { ...formOf(saved), ...sent };
    write(state.form, { saved, savedAt: Date.now(), failure: null });
  }

  /** Takes over what was changed elsewhere; what both changed waits for an answer. */
  async function takeOver(id: string): Promise<void> {
    const saved = await server.read(id);
    join(base, formOf(saved), { saved });
  }

  async function run(): Promise<boolean> {
    for (let changes = unsent(); Object.keys(changes).length > 0; changes = unsent()) {
      set({ isSaving: true });
      try {
        await send(changes).catch((error: unknown) => {
          if (state.saved && hasCode(error, 'campaign_conflict')) return takeOver(state.saved.id);
          throw error;
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (mayHaveHappened(error)) schedule(retryMs);
        set({ failure: error });
        return false;
      }
    }
    return !state.isDirty;
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), afterMs);
  }

  /** Whether all that is written is on the server. */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
      set({ isSaving: false });
    });
    return running;
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save,
    change: (changes: Partial<CampaignForm>) => {
      write({ ...state.form, ...changes });
      schedule(settleMs);
    },
    /** Of what both sides changed, keeps the one or the other. */
    settle: (side: 'mine' | 'theirs') => {
      const { form, disputed } = state;
      const settled = side === 'theirs' ? { ...form, ...pick(base, disputed) } : form;
      write(settled, { disputed: [] });
      void save();
    },
    /** Saves what is left from last time and whatever stands when one leaves. */
    attend: () => {
      const flush = () => void save();
      if (state.isDirty) flush();
      addEventListener('online', flush);
      addEventListener('pagehide', flush);
      return () => {
        removeEventListener('online', flush);
        removeEventListener('pagehide', flush);
        flush();
      };
    },
    theirs: (): CampaignForm => base,
  };
}

export type Saver = ReturnType<typeof createSaver>;
