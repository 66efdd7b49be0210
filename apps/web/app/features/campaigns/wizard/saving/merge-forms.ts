import {
  campaignFields,
  isSame,
  type CampaignField,
  type CampaignForm,
} from '../../campaign-form.ts';

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
