import { fullNameOf, type Profile, type UpdateProfileRequest } from '@replysmith/contract';

type ProfileValues = { fullName: string; company: string; signature: string };

/** What the form shows of a profile. */
export function valuesOf(profile: Profile): ProfileValues {
  return {
    fullName: fullNameOf(profile) ?? '',
    company: profile.company ?? '',
    signature: profile.email_signature ?? '',
  };
}

/** Only what was changed: another tab may have changed the rest. */
export function changesOf(profile: Profile, values: ProfileValues): UpdateProfileRequest {
  const was = valuesOf(profile);
  return {
    ...(values.fullName !== was.fullName && { full_name_override: values.fullName.trim() }),
    ...(values.company !== was.company && { company: values.company.trim() || null }),
    ...(values.signature !== was.signature && {
      email_signature: values.signature.trim() ? values.signature : null,
    }),
  };
}
