import { SettingPlace } from '../fields/setting-place.tsx';
import { PasswordBlock } from './password-block.tsx';
import { SessionsBlock } from './sessions/sessions-block.tsx';
import { TwoFactorBlock } from './two-factor/two-factor-block.tsx';

/** How one signs in, and where one is signed in. */
export function SecuritySection() {
  return (
    <>
      <SettingPlace id="password">
        <PasswordBlock />
      </SettingPlace>
      <SettingPlace id="two-factor">
        <TwoFactorBlock />
      </SettingPlace>
      <SettingPlace id="sessions">
        <SessionsBlock />
      </SettingPlace>
    </>
  );
}
