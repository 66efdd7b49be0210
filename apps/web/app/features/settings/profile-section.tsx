import { Section } from '../../components/section.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { SettingList, TextSetting } from './setting-fields.tsx';
import classes from './settings-page.module.css';

/** The user's name, company and signature. */
export function ProfileSection() {
  return (
    <Section
      title="Profile"
      lede="A rewrite may use these facts about you, besides what your email says."
    >
      <SettingList>
        <TextSetting id="full-name" path="full_name_override" autoComplete="name" />
        <TextSetting id="company" path="company" autoComplete="organization" />
        <TextSetting id="signature" path="email_signature" rows={4}>
          {(text) => <SignaturePreview signature={text} />}
        </TextSetting>
      </SettingList>
    </Section>
  );
}

/** The signature as it looks under an email. */
function SignaturePreview({ signature }: { signature: string }) {
  const isEmpty = signature.trim() === '';
  return (
    <div className="grid gap-1">
      <p className="small ink-2">Preview</p>
      <Sheet>
        <p className={`${isEmpty ? 'small ink-3' : 'letter'} breakable pre-wrap ${classes.text}`}>
          {isEmpty ? 'No signature yet.' : signature}
        </p>
      </Sheet>
    </div>
  );
}
