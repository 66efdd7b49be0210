import { paths, Profile, UpdateProfileRequest } from '@replysmith/contract';
import { http, HttpResponse } from 'msw';
import { profile } from './samples.ts';

/** The server's copy of a profile, which keeps the single changes and the groups that it is sent. */
export function profileStore(changes: Partial<Profile> = {}) {
  let stored: Profile = { ...profile, ...changes };
  const handlers = [
    http.get(`*${paths.profiles}/:id`, () => HttpResponse.json(stored)),
    http.patch(`*${paths.profiles}/:id`, async ({ request }) => {
      const sent = UpdateProfileRequest.parse(await request.json());
      stored = Profile.parse({
        ...stored,
        ...sent,
        theme_chosen: stored.theme_chosen || sent.theme_preference !== undefined,
        optimization_preferences: {
          ...stored.optimization_preferences,
          ...sent.optimization_preferences,
        },
        notification_settings: { ...stored.notification_settings, ...sent.notification_settings },
        workflow_settings: { ...stored.workflow_settings, ...sent.workflow_settings },
        organization_preferences: {
          ...stored.organization_preferences,
          ...sent.organization_preferences,
        },
        interface_settings: { ...stored.interface_settings, ...sent.interface_settings },
      });
      return HttpResponse.json(stored);
    }),
  ];
  return { handlers, stored: () => stored };
}
