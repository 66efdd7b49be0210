import { Section } from '../../components/section.tsx';
import { type Shortcut, ShortcutList } from '../../components/shortcut-list.tsx';
import { SettingList, SettingAnchor, SwitchSetting } from './setting-fields.tsx';
import { useSetting } from './use-setting.ts';
import classes from './settings-page.module.css';

type ShortcutGroup = { readonly name: string; readonly shortcuts: readonly Shortcut[] };

/** The shortcuts by page, and the switch for single-key ones. */
export function ShortcutsSection({ groups }: { groups: readonly ShortcutGroup[] }) {
  const { value: hasSingleKeys } = useSetting('interface_settings.singleKeyShortcuts');
  return (
    <Section
      title="Keyboard shortcuts"
      lede="Single-key shortcuts do not work while you type in a field. On a Mac, Cmd stands for Ctrl and Option for Alt."
    >
      <SettingList>
        <SwitchSetting id="single-keys" path="interface_settings.singleKeyShortcuts">
          Such as / to search. Turn them off if speech input or stray keys trigger them.
        </SwitchSetting>
      </SettingList>
      <SettingAnchor id="shortcut-list">
        {groups.map(({ name, shortcuts }) => (
          <div key={name} className={`mt-6 ${classes.group}`}>
            <h3 className="mb-2 strong size-14">{name}</h3>
            <ShortcutList shortcuts={shortcuts} hasSingleKeys={hasSingleKeys} />
          </div>
        ))}
      </SettingAnchor>
    </Section>
  );
}
