import { useSignedInUser } from '../../data/session.ts';
import { useSendWeeklyReport } from './profile-api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { Button } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { SettingList, SwitchSetting } from './setting-fields.tsx';
import { useSetting } from './use-setting.ts';

/** Which mails the user gets. */
export function NotificationsSection() {
  const { email } = useSignedInUser();
  const { value: getsMail } = useSetting('notification_settings.emailNotifications');
  const { value: timeZone } = useSetting('time_zone');
  return (
    <Section title="Mail" lede={`To ${email}.`}>
      <SettingList>
        <SwitchSetting id="email-notifications" path="notification_settings.emailNotifications">
          All optional mail. When off, you get none of it, whatever is on below. Mail that keeps
          your account safe, such as about a changed password, is always sent.
        </SwitchSetting>
        <SwitchSetting id="weekly-report" path="notification_settings.weeklyReports">
          Mondays at about 8:00, {timeZone ?? 'UTC'} time: how many emails you optimized, what they
          won, what cost most, and what was answered. Not sent for a week without any.
          {!getsMail && ' Email notifications are off, so it is not sent.'}
        </SwitchSetting>
        <SendReportNow />
      </SettingList>
    </Section>
  );
}

/** Sends a sample report of the last seven days. */
function SendReportNow() {
  const { mutate, data, error, isPending } = useSendWeeklyReport();
  return (
    <div>
      <Button variant="line" size="small" isBusy={isPending} onClick={() => mutate()}>
        Send me one now
      </Button>
      <p className="small ink-2" role="status">
        {data?.outcome === 'sent' && 'Your last seven days are on their way.'}
        {data?.outcome === 'nothing_to_tell' &&
          'Nothing was optimized or sent in the last seven days, so there is nothing to report.'}
        {error && `Not sent. ${explainFailure(error).message}`}
      </p>
    </div>
  );
}
