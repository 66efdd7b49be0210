import { type Retention, lengths, pages, periods } from '@replysmith/contract';
import type { SiteContent } from '../../data/site-content.ts';
import { listInWords } from '../../lib/words.ts';

/** A page in Markdown, as parsed by `npm run content`. Its texts may contain placeholders. */
export type SiteText = {
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly {
    /** Its anchor; external links may use it. */
    readonly id: string;
    readonly title: string;
    /** The whole section in a sentence. */
    readonly summary: string | null;
    /** Paragraphs, `### ` headings, `- ` lists and `: ` rows, between empty lines. */
    readonly body: string;
  }[];
};

type Placeholders = Readonly<Record<string, string | number | null>>;

/** The placeholders in the Markdown texts; null for what the owner does not state. */
export function placeholdersFor(
  content: SiteContent,
  kept: Readonly<Record<keyof Retention, string | number>>,
): Placeholders {
  const { operator, supportEmail, processors } = content;
  const officeCountries = [...new Set(content.offices.map(({ country }) => country))];
  return {
    ...periods,
    ...kept,
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

/** Completes a sentence such as "Write to …" with the operator's contact details. */
function reachOf({ supportEmail, operator }: SiteContent): string {
  const letters = operator.address && `${operator.name}, ${operator.address}`;
  if (!supportEmail) return letters ?? `the operator, see [Contact](${pages.contact})`;
  const mail = `[${supportEmail}](mailto:${supportEmail})`;
  return letters ? `${mail}, or by post to ${letters}` : mail;
}

const optionalPart = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/gu;

/**
 * Fills in `{{name}}`. A block from `{{#name}}` to `{{/name}}` is dropped when the value is null,
 * one from `{{^name}}` when it is not.
 */
export function fillIn(text: string, values: Placeholders): string {
  return text
    .replaceAll(optionalPart, (_, kind: string, name: string, part: string) =>
      (kind === '#') === (values[name] !== null) ? part : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
}
