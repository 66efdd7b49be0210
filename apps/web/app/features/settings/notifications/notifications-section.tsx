import { useSignedInUser } from '../../../data/session/session.ts';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { SettingList } from '../fields/setting-list.tsx';
import { SwitchSetting } from '../fields/switch-setting.tsx';
import { useSetting } from '../saving/use-setting.ts';
import { SendReportNow } from './send-report-now.tsx';

/** Which mails one gets. */
export function NotificationsSection() {
  const { email } = useSignedInUser();
  const { value: getsMail } = useSetting('notification_settings.emailNotifications');
  const { value: timeZone } = useSetting('time_zone');
  return (
    <RuledBlock title="Mail" lede={`To ${email}.`}>
      <SettingList>
        <SwitchSetting id="email-notifications" path="notification_settings.emailNotifications">
          All mail that you can do without. Off: you get none of it, whatever is on below. What
          keeps your account safe, such as a changed password, is always mailed.
        </SwitchSetting>
        <SwitchSetting id="weekly-report" path="notification_settings.weeklyReports">
          Mondays at about 8:00, {timeZone ?? 'UTC'} time: how many emails you optimized, what they
          won, what cost most, and what was answered. None for a week without any.
          {!getsMail && ' Email notifications are off, so it is not sent.'}
        </SwitchSetting>
        <SendReportNow />
      </SettingList>
    </RuledBlock>
  );
}
