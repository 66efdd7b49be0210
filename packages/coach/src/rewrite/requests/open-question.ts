import type { Profile } from '../../draft.ts';
import { partVerbs } from '../../lexicon/requests/request-verbs.ts';
import { gerundOf } from '../wording/gerund.ts';

const mostWords = 24;
/** Who sells asks for interest in the thing, and who hires for interest in the job. */
const takers: readonly Profile[] = ['general', 'pr', 'link_building', 'fundraising'];
/** "Share a list of your other sites" is work of another kind. */
const ownWork =
  /^(?:share|give|submit|post) (?!(?:it|this|these|the|our|my)\b)|^give (?:me|us)\b/iu;
const verbFirst = /^(\p{L}+)(?= )/u;

/** "add our guide to your list" → "Would you be open to adding our guide to your list?"; null when no question fits. */
export function openQuestion(job: string, profile: Profile): string | null {
  const verb = verbFirst.exec(job)?.[1]?.toLowerCase();
  if (verb === undefined || !takers.includes(profile) || !partVerbs.has(verb)) return null;
  if (ownWork.test(job)) return null;
  if (job.split(' ').length > mostWords || /[:;?]/u.test(job)) return null;
  return `Would you be open to ${gerundOf(verb)}${job.slice(verb.length)}?`;
}
