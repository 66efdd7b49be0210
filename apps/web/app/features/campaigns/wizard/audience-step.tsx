import { companySizes, lengths } from '@replysmith/contract';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { fieldNames } from '../campaign-form.ts';
import { Hint, TextCount } from './fields.tsx';
import type { StepProps } from './use-step.ts';

export function AudienceStep({ form, problems, onChange }: StepProps) {
  return (
    <>
      <TextAreaField
        label={fieldNames.target_audience}
        name="target_audience"
        rows={2}
        value={form.target_audience}
        error={problems.target_audience}
        required
        onChange={(text) => onChange({ target_audience: text.replaceAll(/[\r\n]+/gu, ' ') })}
      >
        <Hint
          why="Who reads it. The narrower, the more the email can be about them."
          example="owners of cafés with two or more branches"
        />
        <TextCount text={form.target_audience} longest={lengths.targetAudience} />
      </TextAreaField>
      <TextField
        label={`${fieldNames.industry} (optional)`}
        name="industry"
        value={form.industry}
        error={problems.industry}
        autoComplete="off"
        onChange={(industry) => onChange({ industry })}
      >
        <Hint
          why="Theirs, in the word they use themselves. Starts with the one in your settings."
          example="specialty coffee"
        />
      </TextField>
      <div>
        <SelectField
          label={`${fieldNames.company_size} (optional)`}
          name="company_size"
          value={form.company_size ?? ''}
          error={problems.company_size}
          onChange={(chosen) =>
            onChange({ company_size: companySizes.find((size) => size === chosen) ?? null })
          }
        >
          <option value="">Any size</option>
          {companySizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
        <Hint why="Ten people and a thousand decide differently, so the ask depends on it." />
      </div>
    </>
  );
}
