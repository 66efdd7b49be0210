import { lengths, pages, periods, trashDays } from '@replysmith/contract';
import type { SiteContent } from '../../../data/site-content.ts';
import { listInWords } from '../../../lib/words.ts';

type Placeholders = Readonly<Record<string, string | number | null>>;

/** What the texts in Markdown may name in double braces; null is what the owner does not state. */
export function placeholdersFor(content: SiteContent): Placeholders {
  const { operator, supportEmail, processors } = content;
  const officeCountries = [...new Set(content.offices.map(({ country }) => country))];
  return {
    ...periods,
    trashDays,
    templateVersions: lengths.templateVersions,
    helpMessages: lengths.helpMessages,
    workflowExecutions: lengths.workflowExecutions,
    pricing: pages.pricing,
    privacy: pages.privacy,
    billing: pages.billing,
    yourData: pages.settingsOf('data'),
    operator: operator.name,
    country: operator.country,
    law: operator.law,
    courts: operator.courts,
    consentAge: operator.consentAge,
    reach: reachOf(content),
    responseHours: supportEmail ? content.responseHours : null,
    officeCountries: officeCountries.length > 1 ? listInWords(officeCountries) : null,
    processors:
      processors.map(({ name, country, does }) => `${name}\n: ${does}. ${country}.`).join('\n') ||
      null,
    backupDays: content.backupDays,
    withdrawalUrl: content.withdrawalUrl,
  };
}

/** Ends a sentence such as "Write to …", with whatever the operator can be reached by. */
function reachOf({ supportEmail, operator }: SiteContent): string {
  const letters = operator.address && `${operator.name}, ${operator.address}`;
  if (!supportEmail) return letters ?? `the operator, see [Contact](${pages.contact})`;
  const mail = `[${supportEmail}](mailto:${supportEmail})`;
  return letters ? `${mail}, or by post to ${letters}` : mail;
}

const optionalPart = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/gu;

/**
 * Puts the values in for `{{name}}`. What stands between `{{#name}}` and `{{/name}}` is left out
 * where the value is null; between `{{^name}}` and `{{/name}}`, where it is not.
 */
export function fillIn(text: string, values: Placeholders): string {
  return text
    .replaceAll(optionalPart, (_, kind: string, name: string, part: string) =>
      (kind === '#') === (values[name] !== null) ? part : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
}
