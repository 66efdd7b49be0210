import { useCampaignCategories } from '../../../../data/campaigns/campaign-categories.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { fieldNames } from '../../field-names.ts';
import { ChoiceList } from '../fields/choice-list.tsx';
import { Hint } from '../fields/hint.tsx';
import { NotLoadedChoices } from '../fields/not-loaded-choices.tsx';
import type { StepProps } from './step-props.ts';

export function BasicsStep({ form, problems, onChange }: StepProps) {
  const { data, error, refetch } = useCampaignCategories();
  return (
    <>
      <TextField
        label={fieldNames.template_name}
        name="template_name"
        value={form.template_name}
        error={problems.template_name}
        autoComplete="off"
        required
        onChange={(template_name) => onChange({ template_name })}
      >
        <Hint
          why="For you alone: you find the campaign, and what came of it, by this name."
          example="Cafés in Leeds, autumn"
        />
      </TextField>
      <ChoiceList
        label={fieldNames.category_id}
        name="category_id"
        columns={2}
        options={(data ?? []).map(({ id, name, description }) => ({
          value: id,
          label: name,
          text: description,
        }))}
        value={form.category_id}
        error={problems.category_id}
        onChange={(category_id) => onChange({ category_id })}
      >
        <Hint why="It decides how the email opens and what it may ask for." />
        <NotLoadedChoices
          what="campaign categories"
          isMissing={!data}
          error={error}
          onRetry={() => void refetch()}
        />
      </ChoiceList>
    </>
  );
}
