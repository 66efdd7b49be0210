import type { Profile } from '../../draft.ts';
import type { Email } from '../../document/email.ts';

/** What an email of a kind speaks of. A guess without any of it may be wrong, and nobody answers on a wrong guess. */
const matters: Readonly<Record<Exclude<Profile, 'general' | 'sales'>, RegExp>> = {
  pr: /\b(?:stor(?:y|ies)|press|article|piece|readers|listeners|coverage|interview|embargo\w*|survey\w*|counted|figures|data|episode|show|podcast|publish\w*|programme|report\w*|exclusive|announc\w*|launch\w*|series|table|map)\b/iu,
  recruiting:
    /\b(?:roles?|jobs?|positions?|vacanc\w*|salary|hir(?:e|es|ing)|recruit\w*|candidates?|contract|team of|join us|join our|your next|need someone|needs someone|wants someone|one person|pays?)\b/iu,
  link_building:
    /\b(?:links?|linking|backlinks?|guest (?:post|article|blog)|page|pages|articles?|posts?|guide|site|list|cite|embed)\b/iu,
  job_search:
    /\b(?:roles?|jobs?|positions?|vacanc\w*|openings?|hir(?:e|es|ing)|recruit\w*|appl(?:y|ied|ying|ications?)|cv|resume|résumé|internships?|apprentice\w*|trial shift|placement|join(?:ing)? (?:your|you)|graduat\w*|degree|thesis|diploma|scholarship|phd|career\w*|work (?:for|with) you|looking for|free from|notice|unpaid|anyone|place|part time|living|project|registered)\b/iu,
  fundraising:
    /\b(?:rais(?:e|es|ed|ing)|rounds?|seed|deck|invest\w*|fund\w*|donat\w*|donors?|charit\w*|gifts?|gave|give|sponsor\w*|grants?|pay for|buy it|short|traction)\b/iu,
};

/** What a reader takes the email for: the kind it is said to be, or a guess that its words bear out. */
export function takenFor({ reading, subject, body }: Email): Profile {
  const { profile, isProfileGuessed } = reading;
  if (!isProfileGuessed || profile === 'general' || profile === 'sales') return profile;
  return matters[profile].test(`${subject ?? ''}\n${body.slice(0, 20_000)}`) ? profile : 'general';
}
