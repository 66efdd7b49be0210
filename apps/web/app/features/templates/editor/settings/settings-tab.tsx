import { lengths } from '@replysmith/contract';
import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';
import type { TabProps } from '../editor-tabs.ts';
import { CategoryField } from './category-field.tsx';
import { FolderField } from './folder-field.tsx';
import classes from './settings-tab.module.css';
import { StageField } from './stage-field.tsx';
import { TagsField } from './tags-field.tsx';
import { VariableRows } from './variable-rows.tsx';

/** Where a template belongs, and what stands in for its variables. */
export function SettingsTab({ form, change, problems }: TabProps) {
  const { data: facets } = useTemplateFacets();
  return (
    <div className={classes.columns}>
      <div className={classes.fields}>
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
          error={problems.tags}
          onChange={(tags) => change({ tags })}
        />
        <div>
          <TextAreaField
            label="Description"
            name="description"
            rows={3}
            value={form.description}
            error={problems.description}
            onChange={(description) => change({ description })}
          />
          <p
            className={classes.count}
            data-over={form.description.length > lengths.templateDescription || undefined}
          >
            {form.description.length} / {lengths.templateDescription}
          </p>
        </div>
        <label className={classes.favorite}>
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
