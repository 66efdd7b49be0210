import { findBlanks } from '@replysmith/coach';
import { useEffect, useEffectEvent, useId } from 'react';
import { EmailText } from '../../../ui/changed-text/email-text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { carryEdit } from './fields/carry-edit.ts';
import { CategoryField } from './fields/category-field.tsx';
import { BlanksToSave } from './blanks/blanks-to-save.tsx';
import { SaveFoot } from './save-foot.tsx';
import type { SaveTemplateProps } from './save-template-props.ts';
import classes from './save-template.module.css';
import { TagsField } from './fields/tags-field.tsx';
import { useSaveForm } from './use-save-form.ts';
import { useStartingFields } from './fields/use-starting-fields.ts';
import { useTypedFields } from './fields/use-typed-fields.ts';

type SaveTemplateFormProps = SaveTemplateProps & { onClose: () => void };

/** What a template of the email is called and where it belongs, and the email itself. */
export function SaveTemplateForm(props: SaveTemplateFormProps) {
  const { what, unfilled, title, stage, onClose } = props;
  const said = useTypedFields(what);
  const versionOf = (keepsFilled = false) =>
    keepsFilled ? props.email : (unfilled ?? props.email);
  const { typed } = said;
  const email = versionOf(typed.keepsFilled);
  const { start, nameOf, filing } = useStartingFields({ email, title, stage });
  const saving = useSaveForm({ said, email, stage, start, filing, onSaved: onClose });
  const { form, fields, problems, change, save } = saving;
  const previewId = useId();
  const keep = (keepsFilled: boolean) => {
    const next = versionOf(keepsFilled);
    const [subject, nextSubject] = [email.subject ?? '', next.subject ?? ''];
    const { subject: line, name } = typed;
    // A line without blanks asks for nothing, but may hold the words for one reader.
    const carryLine = (told: string) =>
      carryEdit(told, subject, nextSubject) ??
      (keepsFilled && findBlanks(told).length === 0 ? told : nextSubject);
    change({
      keepsFilled,
      ...(line !== undefined && { subject: carryLine(line) }),
      ...(name !== undefined && { name: carryEdit(name, nameOf(email), nameOf(next)) ?? name }),
    });
  };
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
      <form
        ref={form}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
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
          isSuggested={fields.category !== '' && fields.category === start.category}
          error={problems.category}
          onChange={(chosen) => change({ category: chosen })}
        />
        <TagsField tags={fields.tags} error={problems.tags} onChange={(tags) => change({ tags })} />
        <div>
          <h3 id={previewId} className="label">
            Email
          </h3>
          <section className={classes.content} aria-labelledby={previewId} tabIndex={0}>
            <div className="letter">
              <EmailText text={email.body} findBlanks={findBlanks} />
            </div>
          </section>
        </div>
        <BlanksToSave
          {...props}
          template={{ subject: fields.subject, body: email.body }}
          keepsFilled={fields.keepsFilled}
          onKeep={keep}
        />
        <SaveFoot saving={saving} onClose={onClose} />
      </form>
    </div>
  );
}
