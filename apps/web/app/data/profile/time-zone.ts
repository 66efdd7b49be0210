import { useEffect } from 'react';
import { useProfile, useUpdateProfile } from './profile.ts';
import { useSignedInUser } from '../session/session.ts';

/** Where this browser's clock is. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whose days are the reader's: those of their settings, and of this browser until they are known. */
export function useTimeZone(): string {
  const { data: profile } = useProfile(useSignedInUser().id);
  return profile?.time_zone ?? browserTimeZone();
}

/** Tells the server the time zone as long as it knows none; later it is the person's to choose. */
export function useTellTimeZone(): void {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const { mutate } = useUpdateProfile(id);
  const isUnknown = profile?.time_zone === null;
  useEffect(() => {
    if (isUnknown) mutate({ time_zone: browserTimeZone() });
  }, [isUnknown, mutate]);
}
