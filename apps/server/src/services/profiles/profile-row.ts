import { Profile } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { Profiles } from '../../db/schema.ts';

export const profileColumns = [
  'id',
  'full_name',
  'full_name_override',
  'company',
  'email_signature',
  'theme_preference',
  'theme_chosen',
  'optimization_preferences',
  'notification_settings',
  'workflow_settings',
  'organization_preferences',
  'interface_settings',
  'time_zone',
  'onboarding_completed',
  'onboarding_completed_at',
  'onboarding_skipped',
  'first_optimization_completed',
  'first_template_saved',
  'library_explored',
  'dismissed_tips',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Profiles)[];

type ProfileRow = Pick<Selectable<Profiles>, (typeof profileColumns)[number]>;

export function toProfile(row: ProfileRow): Profile {
  return Profile.parse({
    ...row,
    onboarding_completed_at: row.onboarding_completed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
