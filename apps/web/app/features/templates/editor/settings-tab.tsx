import {
  EmailStage,
  type TemplateVariable,
  defaultCategory,
  isStandardVariable,
  lengths,
  standardVariables,
  templateCategories,
  variablesOf,
} from '@replysmith/contract';
import { useId } from 'react';
import { useTemplateFacets } from '../../../data/templates.ts';
import { tagProblem } from '../../../lib/template-checks.ts';
import { stageNames } from '../../../lib/words.ts';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { TagsField } from '../../../components/tags-field.tsx';
import type { TabProps } from './editor-tabs.ts';
import { FolderField } from './folder-field.tsx';
import classes from './settings-tab.module.css';

type SettingsTabProps = TabProps & { savedTags: readonly string[] };

/** The place of a template, and the samples and fallbacks of its variables. */
export function SettingsTab({ form, change, problems, savedTags }: SettingsTabProps) {
  const { data: facets } = useTemplateFacets();
  const description = form.description ?? '';
  return (
    <div className={`grid items-start one-column-tablet gap-7 ${classes.columns}`}>
      <div className="stack gap-5">
        <CategoryField
          value={form.category}
          own={facets?.categories.map(({ name }) => name) ?? []}
          error={problems.category}
          onChange={(category) => change({ category })}
        />
        <StageField
          value={form.stage}
          error={problems.stage}
          onChange={(stage) => change({ stage })}
        />
        <FolderField
          value={form.folder_id}
          error={problems.folder_id}
          onChange={(folder_id) => change({ folder_id })}
        />
        <TagsField
          tags={form.tags}
          known={facets?.tags.map(({ name }) => name) ?? []}
          settled={savedTags}
          check={tagProblem}
          most={lengths.templateTagsInForm}
          error={problems.tags}
          onChange={(tags) => change({ tags })}
        />
        <div>
          <TextAreaField
            label="Description"
            name="description"
            rows={3}
            value={description}
            error={problems.description}
            onChange={(typed) => change({ description: typed || null })}
          />
          <p
            className={`small ink-2 ${classes.count}`}
            data-over={description.length > lengths.templateDescription || undefined}
          >
            {description.length} / {lengths.templateDescription}
          </p>
        </div>
        <label className={`flex items-center strong size-14 gap-2 ${classes.favorite}`}>
          <input
            type="checkbox"
            checked={form.is_favorite}
            onChange={(event) => change({ is_favorite: event.target.checked })}
          />
          Favorite
        </label>
      </div>
      <VariableRows form={form} change={change} problem={problems.template_variables} />
    </div>
  );
}

type StageFieldProps = {
  value: EmailStage | null;
  error: string | undefined;
  onChange: (stage: EmailStage | null) => void;
};

/** The stage that the coach reads a template as. */
function StageField({ value, error, onChange }: StageFieldProps) {
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

type CategoryFieldProps = {
  value: string;
  /** The categories of the person's templates. */
  own: readonly string[];
  error: string | undefined;
  onChange: (category: string) => void;
};

/** A field for a category, with suggestions. */
function CategoryField({ value, own, error, onChange }: CategoryFieldProps) {
  const id = useId();
  const offered = [...new Set([defaultCategory, ...templateCategories, ...own])];
  return (
    <>
      <TextField
        label="Category"
        name="category"
        value={value}
        error={error}
        list={id}
        autoComplete="off"
        onChange={onChange}
      />
      <datalist id={id}>
        {offered.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

type VariableRowsProps = Pick<TabProps, 'form' | 'change'> & { problem: string | undefined };

/** The sample and the fallback of each variable. */
function VariableRows({ form, change, problem }: VariableRowsProps) {
  const names = variablesOf(form);
  const describe = (name: string, changes: Partial<TemplateVariable>) => {
    const now = describedAs(form.template_variables, name);
    const others = form.template_variables.filter((one) => one.name !== name);
    change({ template_variables: [...others, { ...now, ...changes }] });
  };
  return (
    <section className="min-w-0">
      <h2 className="label">Variables</h2>
      <p className="small ink-2">
        Previews and the score use the sample. The fallback is used when you have no better value.
      </p>
      {problem && (
        <p className="mt-2 small poor" role="alert">
          {problem}
        </p>
      )}
      {names.length === 0 && (
        <p className="mt-4 ink-2">
          The text has none yet. Write one as {'{{firstName}}'} on the Content tab.
        </p>
      )}
      {names.map((name) => {
        const { example, fallback } = describedAs(form.template_variables, name);
        const sample = isStandardVariable(name) ? standardVariables[name] : '';
        return (
          <div
            key={name}
            className="grid gap-2-4 mt-4 line-above two-columns one-column-phone pt-3"
            role="group"
            aria-label={name}
          >
            <h3 className={`all-columns breakable ${classes.variableName}`}>{`{{${name}}}`}</h3>
            <TextField
              label="Sample"
              value={example ?? ''}
              placeholder={sample}
              maxLength={lengths.variableValue}
              autoComplete="off"
              onChange={(value) => describe(name, { example: value || null })}
            />
            <TextField
              label="Fallback"
              value={fallback ?? ''}
              maxLength={lengths.variableValue}
              autoComplete="off"
              onChange={(value) => describe(name, { fallback: value || null })}
            />
          </div>
        );
      })}
    </section>
  );
}

function describedAs(variables: readonly TemplateVariable[], name: string): TemplateVariable {
  return variables.find((one) => one.name === name) ?? { name, example: null, fallback: null };
}
