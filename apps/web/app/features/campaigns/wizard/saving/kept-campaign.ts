import { unsentWork, type UnsentWork } from '../../../../lib/kept-work/unsent-work.ts';
import {
  blankForm,
  campaignFields,
  isSame,
  pick,
  type CampaignField,
  type CampaignForm,
} from '../../campaign-form.ts';
import { mergeForms } from './merge-forms.ts';

/** What is written and not known to be on the server. */
type KeptCampaign = {
  readonly form: CampaignForm;
  /** What it was written to. */
  readonly base: CampaignForm;
  /** Where a new one is sent from, so that whoever takes it up makes no second one. */
  readonly sentFrom: string;
};

type Found = {
  readonly form: CampaignForm;
  readonly disputed: readonly CampaignField[];
  readonly sentFrom: string;
};

/** `id` is null for a campaign that the server has not heard of. */
export function unsentCampaign(userId: string, id: string | null): UnsentWork {
  return unsentWork(`${userId}:campaign:${id ?? 'new'}`);
}

/** Keeps it; false when the browser did not. */
export function keepCampaign(unsent: UnsentWork, kept: KeptCampaign | null): boolean {
  return unsent.keep(kept ? JSON.stringify(kept) : '');
}

/** Takes up what was left of it, joined with what the server has; more than one are taken in turn. */
export function takeUpCampaign(unsent: UnsentWork, theirs: CampaignForm): Found {
  const left = unsent.left();
  for (const [index, { key, text }] of left.entries()) {
    const kept = parseKept(text);
    const found = kept && mergeForms(kept.base, kept.form, theirs);
    if (!found || isSame(found.form, theirs)) continue;
    // Those before say nothing that the server does not have.
    unsent.takeUp(left.slice(0, index + 1));
    return { ...found, sentFrom: kept.sentFrom || key };
  }
  unsent.takeUp(left);
  return { form: theirs, disputed: [], sentFrom: unsent.name };
}

/** Another version of the page may have kept it: a field that it cannot read counts as unchanged. */
function parseKept(text: string): KeptCampaign | null {
  try {
    const { form, base, sentFrom = '' } = JSON.parse(text) as Record<string, unknown>;
    if (!isRecord(form) || !isRecord(base) || !isText(sentFrom)) return null;
    const isRead = (field: CampaignField) =>
      isValue(field, form[field]) && isValue(field, base[field]);
    const read = campaignFields.filter(isRead);
    const readOf = (side: Record<string, unknown>): CampaignForm => ({
      ...blankForm,
      ...pick(side as CampaignForm, read),
    });
    return { form: readOf(form), base: readOf(base), sentFrom };
  } catch {
    return null;
  }
}

function isValue(field: CampaignField, written: unknown): boolean {
  if (field === 'pain_points') return Array.isArray(written) && written.every(isText);
  return isText(written) || (blankForm[field] === null && written === null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
