import { findBlanks } from '@replysmith/coach/light';
import { type EmailStage, type EmailText as Email, nameByPattern } from '@replysmith/contract';
import { useEffect, useEffectEvent, useId } from 'react';
import { useCampaignCategories } from '../../../data/campaigns.ts';
import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useTemplateFacets } from '../../../data/templates.ts';
import { tagProblem } from '../../../lib/template-checks.ts';
import { useSaveForm, useNewTemplateSuggestions } from './use-save-form.ts';
import { EmailText } from '../../../components/changed-words.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { TagsField } from '../../../components/tags-field.tsx';
import { BlanksToSave } from './blanks-to-save.tsx';
import { type SaveFields, type SaveTemplateProps, useTypedFields } from './save-fields.ts';
import { SaveFoot } from './save-foot.tsx';
import classes from './save-template-form.module.css';

type SaveTemplateFormProps = SaveTemplateProps & { onClose: () => void };

/** The name and the place of the new template, and the email itself. */
export function SaveTemplateForm(props: SaveTemplateFormProps) {
  const { what, unfilled, title, stage, onClose } = props;
  const said = useTypedFields(what);
  const versionOf = (keepsFilled = false) =>
    keepsFilled ? props.email : (unfilled ?? props.email);
  const { typed } = said;
  const email = versionOf(typed.keepsFilled);
  const { start, nameOf, suggested } = useStartingFields({ email, title, stage });
  const saving = useSaveForm({ said, email, stage, start, suggested, onSaved: onClose });
  const { form, fields, problems, change, save } = saving;
  const { data: facets } = useTemplateFacets();
  const previewId = useId();
  const keep = (keepsFilled: boolean) => {
    const next = versionOf(keepsFilled);
    const [subject, nextSubject] = [email.subject ?? '', next.subject ?? ''];
    const { subject: line, name } = typed;
    // A line without blanks has nothing to open, but may contain text for one reader.
    const carryLine = (told: string) =>
      carryEdit(told, subject, nextSubject) ??
      (keepsFilled && findBlanks(told).length === 0 ? told : nextSubject);
    change({
      keepsFilled,
      ...(line !== undefined && { subject: carryLine(line) }),
      ...(name !== undefined && { name: carryEdit(name, nameOf(email), nameOf(next)) ?? name }),
    });
  };
  // The form comes later than the dialog, which has taken the focus by then.
  const begin = useEffectEvent(() => {
    const name = form.current?.querySelector('input');
    name?.focus();
    if (fields.name === start.name) name?.select();
  });
  useEffect(() => begin(), []);
  return (
    <div
      className="stack breakable"
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
        className="stack"
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
        <TagsField
          tags={fields.tags}
          known={facets?.tags.map(({ name }) => name) ?? []}
          settled={start.tags}
          check={tagProblem}
          error={problems.tags}
          onChange={(tags) => change({ tags })}
        />
        <div>
          <h3 id={previewId} className="label">
            Email
          </h3>
          <section
            className={`framed-line pre-wrap mt-1 ${classes.content}`}
            aria-labelledby={previewId}
            tabIndex={0}
          >
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

/**
 * Applies an edit of one version of a line to another version. Returns null when the edit touches
 * the part in which they differ.
 *
 * @example
 * carryEdit('It took nine seconds?', 'It took nine seconds', 'It took [fill in: time]'); // 'It took [fill in: time]?'
 * carryEdit('It took ten seconds', 'It took nine seconds', 'It took [fill in: time]'); // null
 */
export function carryEdit(typed: string, from: string, to: string): string | null {
  const edit = changeOf(from, typed);
  const other = changeOf(from, to);
  if (edit.end <= other.start) return to.slice(0, edit.start) + edit.text + to.slice(edit.end);
  if (edit.start < other.end) return null;
  return typed.slice(0, other.start) + other.text + typed.slice(other.end);
}

/** The smallest range of a text whose replacement makes it the next one. */
function changeOf(text: string, next: string) {
  const shorter = Math.min(text.length, next.length);
  let start = 0;
  while (start < shorter && text[start] === next[start]) start += 1;
  let after = 0;
  while (after < shorter - start && text.at(-1 - after) === next.at(-1 - after)) after += 1;
  return { start, end: text.length - after, text: next.slice(start, next.length - after) };
}

type CategoryFieldProps = {
  value: string;
  /** Read from the email, and not yet decided on. */
  isSuggested: boolean;
  error: string | undefined;
  onChange: (category: string) => void;
};

/** The category. It can be saved even if the list does not load. */
function CategoryField({ value, isSuggested, error, onChange }: CategoryFieldProps) {
  const { data: categories = [] } = useCampaignCategories();
  const names = categories.map(({ name }) => name);
  const offered = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <SelectField label="Category" name="category" value={value} error={error} onChange={onChange}>
      <option value="">Select a category</option>
      {offered.map((name) => (
        <option key={name} value={name}>
          {isSuggested && name === value ? `${name} (suggested)` : name}
        </option>
      ))}
    </SelectField>
  );
}

type ToSave = {
  readonly email: Email;
  readonly title: string;
  readonly stage: EmailStage | null;
};

/** The initial fields, from the person's settings and the email. */
function useStartingFields({ email, title, stage }: ToSave) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const subject = email.subject ?? '';
  const suggested = useNewTemplateSuggestions({ subject_line: subject, email_content: email.body });
  const isCategorized = profile?.organization_preferences.autoCategorizationEnabled ?? false;
  const told = stage === 'follow_up' ? 'Follow-up' : (suggested?.category ?? '');
  const category = isCategorized ? told : '';
  const pattern = profile?.workflow_settings.templateNamingPattern ?? '';
  const named = (topic: string) =>
    nameByPattern({ pattern, subject: topic, category, day: today() });
  const nameOf = (version: Email) => named(labelBlanks(version.subject ?? '')) || named(title);
  const start: SaveFields = {
    name: nameOf(email),
    subject,
    category,
    tags: suggested?.tags ?? [],
    keepsFilled: false,
  };
  return { start, nameOf, suggested };
}

/** The reader's own day, such as 2026-11-22. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}

/** A text as one would say it: "nine [fill in: seconds]" becomes "nine seconds". */
function labelBlanks(text: string): string {
  return findBlanks(text).reduceRight(
    (said, { start, end, label }) => said.slice(0, start) + label + said.slice(end),
    text,
  );
}
