import { useProfile, useUpdateProfile } from './profile.ts';
import { useSignedInUser } from '../session/session.ts';

/** As long as the profile is on its way, what a new one has. */
const fresh = { singleKeyShortcuts: true, reduceMotion: false };

/** How the reader wants every page to behave. */
export function useInterfaceSettings() {
  const { data: profile } = useProfile(useSignedInUser().id);
  return profile?.interface_settings ?? fresh;
}

/** Whether keys of one letter or sign do something, and how to change that. */
export function useSingleKeys(): [areOn: boolean, set: (areOn: boolean) => void] {
  const { mutate } = useUpdateProfile(useSignedInUser().id);
  const { singleKeyShortcuts } = useInterfaceSettings();
  const set = (areOn: boolean) => mutate({ interface_settings: { singleKeyShortcuts: areOn } });
  return [singleKeyShortcuts, set];
}
