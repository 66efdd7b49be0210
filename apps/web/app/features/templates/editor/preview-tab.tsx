import { exampleOf } from '@replysmith/contract';
import { useState } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { type Values, fillTemplate, questionsOf, startingValues } from '../use/fill-template.ts';
import { FilledEmail, ValueFields } from '../use/use-dialog.tsx';
import type { TabProps } from './editor-tabs.ts';
import classes from './tabs.module.css';

type Source = 'samples' | 'own';

type Width = 'desktop' | 'phone';

/** The email as its reader gets it, with samples or with entered values. */
export function PreviewTab({ form }: Pick<TabProps, 'form'>) {
  const [source, setSource] = useState<Source>('samples');
  const [width, setWidth] = useState<Width>('desktop');
  const questions = questionsOf(form);
  const [values, setValues] = useState<Values>(() => startingValues(questions));

  const example = exampleOf(form, form.template_variables);
  const email =
    source === 'samples'
      ? { subject: example.subject.text, body: example.body.text }
      : fillTemplate(form, values);
  return (
    <div className="stack gap-6">
      <div className={`row gap-3 ${classes.choices}`}>
        <Choice
          label="Values"
          value={source}
          options={{ samples: 'Sample data', own: 'Your own values' }}
          onChoose={setSource}
        />
        <Choice
          label="Width"
          value={width}
          options={{ desktop: 'Desktop', phone: 'Phone' }}
          onChoose={setWidth}
        />
      </div>
      <div className={classes.previewColumns} data-own={source === 'own' || undefined}>
        {source === 'own' &&
          (questions.length === 0 ? (
            <p className="ink-2">This template has no variables.</p>
          ) : (
            <ValueFields questions={questions} values={values} onChange={setValues} />
          ))}
        <section
          className={`min-w-0 container ${classes.sheet}`}
          data-width={width}
          aria-label="Preview"
        >
          <Sheet isBleeding={width === 'desktop'}>
            <FilledEmail email={email} />
          </Sheet>
        </section>
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

/** A choice of a few options side by side. */
function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <div
      className={`inline-flex round framed-strong ${classes.choice}`}
      role="group"
      aria-label={label}
    >
      {values.map((one) => (
        <button
          className={`hover-ink round-tag ink-2 ${classes.widthChoice}`}
          key={one}
          type="button"
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {options[one]}
        </button>
      ))}
    </div>
  );
}
