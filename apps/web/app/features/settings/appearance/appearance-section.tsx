import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { SettingList } from '../fields/setting-list.tsx';
import { SettingPlace } from '../fields/setting-place.tsx';
import { SwitchSetting } from '../fields/switch-setting.tsx';
import { ThemeSetting } from './theme-setting.tsx';
import { TimeZoneSetting } from './time-zone-setting.tsx';

/** How pages look, and whose days they count. */
export function AppearanceSection() {
  return (
    <>
      <RuledBlock title="Look" lede="In every browser that you sign in with.">
        <SettingList>
          <ThemeSetting />
          <SwitchSetting id="motion" path="interface_settings.reduceMotion">
            Nothing slides or counts up. Where your system asks for less motion, that holds anyway.
          </SwitchSetting>
        </SettingList>
      </RuledBlock>
      <RuledBlock
        title="Time and language"
        lede="Charts and reports count the days of your time zone. Daily limits start anew at 00:00 UTC for everybody."
      >
        <SettingList>
          <TimeZoneSetting />
          <SettingPlace id="language">
            <p>
              <strong>Language</strong>
            </p>
            <p className="small ink-2">
              Replysmith is in English, and judges emails in English alone. An email in another
              language is kept as you wrote it.
            </p>
          </SettingPlace>
        </SettingList>
      </RuledBlock>
    </>
  );
}
