import {
  Profile,
  SendWeeklyReportReply,
  type UpdateProfileRequest,
  paths,
} from '@replysmith/contract';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { profileKey, profilePath, profileQuery, takeProfile } from '../../data/profile.ts';
import { announceChange } from '../../data/tab-changes.ts';
import { apiGet, apiPatch, apiPost } from '../../lib/http.ts';

export type ProfileServer = {
  save: (changes: UpdateProfileRequest) => Promise<void>;
  /** The cached profile. */
  read: () => Profile | undefined;
  /** Refetches the profile. */
  readAgain: () => Promise<Profile>;
};

/** The server interface that autosaving settings need. Calls run in parallel. */
export function profileServer(client: QueryClient, userId: string): ProfileServer {
  const { queryKey } = profileQuery(userId);
  return {
    save: async (changes) => {
      takeProfile(
        client,
        await apiPatch(profilePath(userId), changes, Profile, { keepalive: true }),
      );
      // A fetch started before saving would bring back the older settings.
      if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
      announceChange(profileKey);
    },
    readAgain: async () => {
      const profile = await apiGet(profilePath(userId), Profile);
      takeProfile(client, profile);
      return profile;
    },
    read: () => client.getQueryData(queryKey),
  };
}

/** Has the last seven days mailed now. */
export function useSendWeeklyReport() {
  return useMutation({
    mutationFn: () => apiPost(paths.sendWeeklyReport, {}, SendWeeklyReportReply),
  });
}
