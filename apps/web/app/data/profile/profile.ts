import { paths, Profile, type UpdateProfileRequest } from '@replysmith/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { apiGet, apiPatch } from '../../lib/wire/api-client.ts';

export const profileKey = 'profile';

export const profilePath = (userId: string) => `${paths.profiles}/${userId}`;

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [profileKey, userId],
    queryFn: ({ signal }) => apiGet(profilePath(userId), Profile, { signal }),
    staleTime: 5 * 60_000,
  });

export function useProfile(userId: string) {
  return useQuery(profileQuery(userId));
}

/** Takes in what the server answered to a change, unless the answer to a later one came first. */
export function takeProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery(profile.id).queryKey, (known) =>
    known && known.updated_at > profile.updated_at ? known : profile,
  );
}

/** Shows a change of the profile everywhere at once, and takes it back if the server refuses. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(userId);
  return useMutation({
    // One after the other, so that the last one made is the one that stays.
    scope: { id: profilePath(userId) },
    mutationFn: (changes: UpdateProfileRequest) =>
      apiPatch(profilePath(userId), changes, Profile, { keepalive: true }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (profile) => profile && withChanges(profile, changes));
      return before;
    },
    onSuccess: (profile) => takeProfile(client, profile),
    onError: (_error, _changes, before) => {
      client.setQueryData(queryKey, before);
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** The profile as the server will have it; groups of settings keep what is not given. */
function withChanges(profile: Profile, changes: UpdateProfileRequest): Profile {
  return Profile.parse({
    ...profile,
    ...changes,
    theme_chosen: profile.theme_chosen || changes.theme_preference !== undefined,
    optimization_preferences: {
      ...profile.optimization_preferences,
      ...changes.optimization_preferences,
    },
    notification_settings: { ...profile.notification_settings, ...changes.notification_settings },
    workflow_settings: { ...profile.workflow_settings, ...changes.workflow_settings },
    organization_preferences: {
      ...profile.organization_preferences,
      ...changes.organization_preferences,
    },
    interface_settings: { ...profile.interface_settings, ...changes.interface_settings },
  });
}
