import { type Profile, type UpdateProfileRequest, paths } from '@replysmith/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiGet, apiPatch } from '../lib/http.ts';
import { useSignedInUser } from './session.ts';
import { flag, list, record, reply, text } from '../lib/checks.ts';

const profileReply = reply<Profile>({
  ...{ id: text, theme_preference: text, updated_at: text, dismissed_tips: list },
  ...{ onboarding_completed: flag, onboarding_skipped: flag, first_optimization_completed: flag },
  ...{ first_template_saved: flag, library_explored: flag, optimization_preferences: record },
  ...{ notification_settings: record, workflow_settings: record },
  ...{ organization_preferences: record, interface_settings: record },
});

export const profileKey = 'profile';

export const profilePath = (userId: string) => `${paths.profiles}/${userId}`;

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [profileKey, userId],
    queryFn: ({ signal }) => apiGet(profilePath(userId), profileReply, { signal }),
    staleTime: 5 * 60_000,
  });

export function useProfile(userId: string) {
  return useQuery(profileQuery(userId));
}

/** Stores the server's reply to a change, unless the reply to a later one came first. */
export function takeProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery(profile.id).queryKey, (known) =>
    known && known.updated_at > profile.updated_at ? known : profile,
  );
}

/** Updates the profile optimistically, and rolls back if the server refuses. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  const { queryKey } = profileQuery(userId);
  return useMutation({
    // Serialized, so that the last change wins.
    scope: { id: profilePath(userId) },
    mutationFn: (changes: UpdateProfileRequest) =>
      apiPatch(profilePath(userId), changes, profileReply, { keepalive: true }),
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

/** The profile as the server will have it; groups of settings merge. */
function withChanges(profile: Profile, changes: UpdateProfileRequest): Profile {
  return {
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
  } as Profile;
}

/** Where this browser's clock is. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The user's time zone: from the settings, or the browser's until they are loaded. */
export function useTimeZone(): string {
  const { data: profile } = useProfile(useSignedInUser().id);
  return profile?.time_zone ?? browserTimeZone();
}

/** Reports the browser's time zone if the profile has none. */
export function useReportTimeZone(): void {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const { mutate } = useUpdateProfile(id);
  const isUnknown = profile?.time_zone === null;
  useEffect(() => {
    if (isUnknown) mutate({ time_zone: browserTimeZone() });
  }, [isUnknown, mutate]);
}

/** A new profile's defaults, until the profile is loaded. */
const fresh = { singleKeyShortcuts: true, reduceMotion: false };

/** How the reader wants every page to behave. */
export function useInterfaceSettings() {
  const { data: profile } = useProfile(useSignedInUser().id);
  return profile?.interface_settings ?? fresh;
}

/** Whether single-key shortcuts are on, and how to change that. */
export function useSingleKeys(): [areOn: boolean, set: (areOn: boolean) => void] {
  const { mutate } = useUpdateProfile(useSignedInUser().id);
  const { singleKeyShortcuts } = useInterfaceSettings();
  const set = (areOn: boolean) => mutate({ interface_settings: { singleKeyShortcuts: areOn } });
  return [singleKeyShortcuts, set];
}

/** Refetches a profile that lacks a "first": the server records those by itself. */
export function refreshFirsts(client: QueryClient): void {
  // The reply to a pending change includes them; an earlier answer would undo that change here.
  if (client.isMutating({ predicate: ({ options }) => isOfProfile(options.scope?.id) })) return;
  void client.invalidateQueries({
    queryKey: ['profile'],
    predicate: ({ state }) => {
      const profile = state.data as Profile | undefined;
      if (!profile) return false;
      return !profile.first_optimization_completed || !profile.first_template_saved;
    },
  });
}

function isOfProfile(scope: string | undefined): boolean {
  return scope?.startsWith(paths.profiles) ?? false;
}
