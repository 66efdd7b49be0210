import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { SettingList } from '../fields/setting-list.tsx';
import { TextSetting } from '../fields/text-setting.tsx';
import { SignaturePreview } from './signature-preview.tsx';

/** Who one is, for greetings and for what is written in one's name. */
export function ProfileSection() {
  return (
    <RuledBlock
      title="Profile"
      lede="A rewrite may state these about you, besides what your email says."
    >
      <SettingList>
        <TextSetting id="full-name" path="full_name_override" autoComplete="name" />
        <TextSetting id="company" path="company" autoComplete="organization" />
        <TextSetting id="signature" path="email_signature" rows={4}>
          {(text) => <SignaturePreview signature={text} />}
        </TextSetting>
      </SettingList>
    </RuledBlock>
  );
}
