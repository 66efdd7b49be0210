import { useTemplateFolders } from '../../../data/templates/folders.ts';
import { ChoiceSetting } from '../fields/choice-setting.tsx';

/** Where new templates go that name no folder. */
export function DefaultFolder() {
  const { data, error } = useTemplateFolders();
  const folders = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoiceSetting
      id="default-folder"
      path="workflow_settings.defaultTemplateFolder"
      options={[{ value: '', label: 'None' }, ...folders]}
    >
      {error
        ? `Your folders could not be loaded. ${error.message}`
        : 'Where a new template goes that names no folder.'}
    </ChoiceSetting>
  );
}
