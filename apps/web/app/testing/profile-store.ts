import { paths, Profile, UpdateProfileRequest } from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { profile } from './samples.ts';

/** The server's copy of a profile, which keeps the single changes and the groups that it is sent. */
export function profileStore(changes: Partial<Profile> = {}) {
  let kept: Profile = { ...profile, ...changes };
  const handlers = [
    http.get(`*${paths.profiles}/:id`, () => HttpResponse.json(kept)),
    http.patch(`*${paths.profiles}/:id`, async ({ request }) => {
      const sent = UpdateProfileRequest.parse(await request.json());
      kept = Profile.parse({
        ...kept,
        ...sent,
        theme_chosen: kept.theme_chosen || sent.theme_preference !== undefined,
        optimization_preferences: {
          ...kept.optimization_preferences,
          ...sent.optimization_preferences,
        },
        notification_settings: { ...kept.notification_settings, ...sent.notification_settings },
        workflow_settings: { ...kept.workflow_settings, ...sent.workflow_settings },
        organization_preferences: {
          ...kept.organization_preferences,
          ...sent.organization_preferences,
        },
        interface_settings: { ...kept.interface_settings, ...sent.interface_settings },
      });
      return HttpResponse.json(kept);
    }),
  ];
  return { handlers, kept: () => kept };
}
