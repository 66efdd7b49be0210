import { findBlanks } from '@replysmith/coach';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { CategoryField } from './category-field.tsx';
import { NearCopy } from './near-copy.tsx';
import { NoPlaceLeft } from './no-place-left.tsx';
import { OpenBlanks } from './open-blanks.tsx';
import type { SaveTemplateProps } from './save-template-props.ts';
import classes from './save-template.module.css';
import { TagsField } from './tags-field.tsx';
import { useSaveForm } from './use-save-form.ts';
import { useStartingFields } from './use-starting-fields.ts';

type SaveTemplateFormProps = SaveTemplateProps & { onClose: () => void };

/** What a template of the email is called and where it belongs, and the email itself. */
export function SaveTemplateForm(props: SaveTemplateFormProps) {
  const { what, email, title, stage, onFill, onClose } = props;
  const { start, filing } = useStartingFields({ email, title, stage });
  const saving = useSaveForm({ what, email, stage, start, filing, onSaved: onClose });
  const { form, fields, problems, change, save } = saving;
  // The form comes later than the dialog, which has given itself the focus by then.
  const begin = useEffectEvent(() => {
    const name = form.current?.querySelector('input');
    name?.focus();
    if (fields.name === start.name) name?.select();
  });
  useEffect(() => begin(), []);
  return (
    <div
      className={classes.dialog}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void save();
      }}
    >
      <h2 className="head">Save as Template</h2>
      <Form
        form={{
          ref: form,
          noValidate: true,
          onSubmit: (event) => {
            event.preventDefault();
            void save();
          },
        }}
        submit="Save template"
        isBusy={saving.isSaving}
        failure={saving.failure}
        beside={
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField
          label="Template Name"
          name="name"
          required
          value={fields.name}
          error={problems.name}
          autoComplete="off"
          onChange={(name) => change({ name })}
        />
        <TextField
          label="Subject line"
          name="subject"
          required
          value={fields.subject}
          error={problems.subject}
          autoComplete="off"
          onChange={(subject) => change({ subject })}
        />
        <CategoryField
          value={fields.category}
          error={problems.category}
          onChange={(chosen) => change({ category: chosen })}
        />
        <TagsField tags={fields.tags} error={problems.tags} onChange={(tags) => change({ tags })} />
        <section className={classes.content} aria-label="Email" tabIndex={0}>
          <div className="letter">
            <EmailText text={email.body} findBlanks={findBlanks} />
          </div>
        </section>
        <OpenBlanks text={`${fields.subject}\n${email.body}`} onFill={onFill ?? null} />
        {saving.isOverLimit && <NoPlaceLeft />}
        {saving.nearCopy && (
          <NearCopy
            of={saving.nearCopy}
            isSaving={saving.isSaving}
            onSave={() => void save({ isCopyWanted: true })}
          />
        )}
      </Form>
    </div>
  );
}
