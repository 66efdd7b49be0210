import { useTemplateFolders } from '../../data/templates.ts';
import { Section } from '../../components/section.tsx';
import { ChoiceSetting, SettingList, SwitchSetting } from './setting-fields.tsx';

const namings = [
  { value: 'descriptive', label: 'What it is about: “Slow checkout”' },
  { value: 'category-subject', label: 'Category first: “Follow-up: Slow checkout”' },
  { value: 'category-date', label: 'Category and day: “Follow-up, 2026-11-22”' },
];

/** Automation settings for templates. */
export function TemplateSettings() {
  return (
    <>
      <Section title="New templates" lede="Each can be changed before and after it is saved.">
        <SettingList>
          <ChoiceSetting
            id="naming"
            path="workflow_settings.templateNamingPattern"
            options={namings}
          >
            The name that is suggested.
          </ChoiceSetting>
          <DefaultFolder />
          <SwitchSetting id="smart-folders" path="optimization_preferences.smartFolderOrganization">
            If none is similar, the default folder is used. Only applies if you choose no folder.
          </SwitchSetting>
          <SwitchSetting id="auto-tagging" path="optimization_preferences.autoTagging">
            A template without tags gets up to three that you already use. You see which, and can
            undo it.
          </SwitchSetting>
          <SwitchSetting id="categories" path="organization_preferences.autoCategorizationEnabled">
            The form for a new template starts with the category that its text suggests.
          </SwitchSetting>
          <SwitchSetting id="duplicates" path="organization_preferences.duplicateDetectionEnabled">
            Before you save a template that is almost the same as another, you see the other one.
          </SwitchSetting>
        </SettingList>
      </Section>
      <Section title="Your templates" lede="How the editor and the list behave.">
        <SettingList>
          <SwitchSetting id="auto-save" path="workflow_settings.autoSaveTemplates">
            Valid changes are saved. When off, you are asked.
          </SwitchSetting>
          <SwitchSetting id="most-used" path="organization_preferences.usageBasedSorting">
            My Templates opens with the ones you use most.
          </SwitchSetting>
        </SettingList>
      </Section>
    </>
  );
}

/** Where new templates go that name no folder. */
function DefaultFolder() {
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
        : 'Where a new template goes if you choose no folder.'}
    </ChoiceSetting>
  );
}
