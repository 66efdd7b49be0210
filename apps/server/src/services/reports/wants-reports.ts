import { sql } from 'kysely';

/** Whether the switches of a profile have the weekly reports mailed. */
export const wantsReports = sql<boolean>`profiles.notification_settings
  @> '{"weeklyReports": true, "emailNotifications": true}'::jsonb`;
