import { fullNameOf, type Profile, type UpdateProfileRequest } from '@replysmith/contract';

export type Details = { fullName: string; company: string; industry: string; tone: string };

/** What a profile has that was never given an industry. */
const anyIndustry = 'general';

/** What the tutorial asks of a person, as the profile has it. */
export function detailsOf(profile: Profile): Details {
  const { industry, tone } = profile.optimization_preferences;
  return {
    fullName: fullNameOf(profile) ?? '',
    company: profile.company ?? '',
    industry: industry === anyIndustry ? '' : industry,
    tone,
  };
}

/** What that changes of the profile; a name that is emptied stays as it was. */
export function changesOf(profile: Profile, typed: Partial<Details>): UpdateProfileRequest {
  const was = detailsOf(profile);
  const is = { ...was, ...typed };
  const preferences = {
    ...(is.industry.trim() !== was.industry && { industry: is.industry.trim() || anyIndustry }),
    ...(is.tone !== was.tone && { tone: is.tone }),
  };
  const name = is.fullName.trim();
  return {
    ...(name !== '' && name !== was.fullName && { full_name_override: name }),
    ...(is.company.trim() !== was.company && { company: is.company.trim() || null }),
    ...(Object.keys(preferences).length > 0 && { optimization_preferences: preferences }),
  };
}
