import { useToneOptions } from '../../../../data/campaigns/tone-options.ts';
import { fieldNames } from '../../field-names.ts';
import { ChoiceList } from '../fields/choice-list.tsx';
import classes from '../fields/fields.module.css';
import { Hint } from '../fields/hint.tsx';
import { NotLoadedChoices } from '../fields/not-loaded-choices.tsx';
import type { StepProps } from './step-props.ts';

export function ToneStep({ form, problems, email, onChange }: StepProps) {
  const { data, error, refetch } = useToneOptions();
  return (
    <ChoiceList
      label={fieldNames.tone_id}
      name="tone_id"
      options={(data?.items ?? []).map(({ id, name, description }) => ({
        value: id,
        label: name,
        text: description,
        example: email?.sounds[name] && (
          <span className={classes.example}>{email.sounds[name]}</span>
        ),
      }))}
      value={form.tone_id}
      error={problems.tone_id}
      onChange={(tone_id) => onChange({ tone_id })}
    >
      <Hint why="How it sounds. What stands under a tone is this campaign’s email in it." />
      <NotLoadedChoices
        what="tone options"
        isMissing={!data}
        error={error}
        onRetry={() => void refetch()}
      />
    </ChoiceList>
  );
}
