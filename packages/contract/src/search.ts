import { z } from './schemas.ts';
import type { WizardCampaign } from './campaigns.ts';
import { foldText, isPlainText } from './plain-text.ts';
import { lengths } from './lengths.ts';

const noText = 'This does not look like text.';

const searchWords = (missing: string) =>
  z
    .string(missing)
    .trim()
    .max(lengths.search, 'Please limit your search to 100 characters.')
    .refine(isPlainText, noText);

/** A search filter; ignored when absent or empty. */
export const SearchInList = searchWords(noText)
  .transform((search) => search || undefined)
  .optional();

export const FindQuery = z.object({
  search: searchWords('Say what to look for.').min(1, 'Say what to look for.'),
});
export type FindQuery = z.infer<typeof FindQuery>;

/** One of the user's own items. */
export const NamedRow = z.object({ id: z.uuid(), name: z.string() });
const found = z.array(NamedRow);

/**
 * The user's own items that match by name or content: at most five of each, name matches first. A
 * campaign may not have a name yet.
 */
export const Found = z.object({ templates: found, sessions: found, campaigns: found });
export type Found = z.infer<typeof Found>;

/** The searchable text of a campaign, folded: its name, what was written and what was chosen. */
export function campaignWords(campaign: WizardCampaign): string {
  const { template_name, category, target_audience, tone, industry, company_size } = campaign;
  const { pain_points, call_to_action, additional_context } = campaign;
  return foldText(
    [
      ...[template_name, category?.name, target_audience, tone?.name, industry, company_size],
      ...[...pain_points, call_to_action, additional_context],
    ].join('\n'),
  );
}
