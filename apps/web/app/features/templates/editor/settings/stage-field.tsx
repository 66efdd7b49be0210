import { EmailStage } from '@replysmith/contract';
import { stageNames } from '../../../../lib/words/stage-names.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';

type StageFieldProps = {
  value: EmailStage | null;
  error: string | undefined;
  onChange: (stage: EmailStage | null) => void;
};

/** What the coach reads a template as. */
export function StageField({ value, error, onChange }: StageFieldProps) {
  return (
    <SelectField
      label="Read as"
      name="stage"
      value={value ?? ''}
      error={error}
      onChange={(chosen) => onChange(EmailStage.options.find((one) => one === chosen) ?? null)}
    >
      <option value="">Let the coach guess</option>
      {EmailStage.options.map((stage) => (
        <option key={stage} value={stage}>
          {stageNames[stage]}
        </option>
      ))}
    </SelectField>
  );
}
