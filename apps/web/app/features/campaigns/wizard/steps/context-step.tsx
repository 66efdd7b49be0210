import { lengths } from '@replysmith/contract';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { fieldNames } from '../../field-names.ts';
import { Hint } from '../fields/hint.tsx';
import { TextCount } from '../fields/text-count.tsx';
import { PainPoints } from '../pain-points/pain-points.tsx';
import type { StepProps } from './step-props.ts';

export function ContextStep({ form, problems, onChange }: StepProps) {
  return (
    <>
      <PainPoints
        points={form.pain_points}
        error={problems.pain_points}
        onChange={(pain_points) => onChange({ pain_points })}
      />
      <TextField
        label={`${fieldNames.call_to_action} (optional)`}
        name="call_to_action"
        value={form.call_to_action}
        error={problems.call_to_action}
        autoComplete="off"
        onChange={(call_to_action) => onChange({ call_to_action })}
      >
        <Hint
          why="The one thing they are to do. A small question is easier to answer than a booking."
          example="Would a one-page summary help?"
        />
      </TextField>
      <TextAreaField
        label={`${fieldNames.additional_context} (optional)`}
        name="additional_context"
        rows={6}
        value={form.additional_context}
        error={problems.additional_context}
        onChange={(additional_context) => onChange({ additional_context })}
      >
        <Hint
          why="Facts the email may use: what you offer, for whom you did it, figures you can stand by. Nothing else is claimed."
          example="We make ordering screens. Three cafés in York use them."
        />
        <TextCount text={form.additional_context} longest={lengths.campaignContext} />
      </TextAreaField>
    </>
  );
}
