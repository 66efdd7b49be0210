/** A template on its way to the chat, carried by the navigation there. */
export type LoadTemplate = {
  readonly subject: string;
  readonly content: string;
  readonly templateName: string;
  readonly isFromLibrary: boolean;
  /** What comes from the wizard is used as it is. */
  readonly isFromWizard?: boolean;
  /** The campaign it was made from. */
  readonly wizardCampaignId?: string;
  /** The user's own template it was made from. */
  readonly templateId?: string;
};

/** The template in a navigation's state; null if there is none. */
export function loadedTemplate(state: unknown): LoadTemplate | null {
  if (typeof state !== 'object' || state === null || !('loadTemplate' in state)) return null;
  const { loadTemplate } = state;
  return isTemplate(loadTemplate) ? loadTemplate : null;
}

/** The template as the chat's field holds it. */
export function chatTextOf({ subject, content, isFromWizard }: LoadTemplate): string {
  return isFromWizard ? content : `Subject: ${subject}\n\n${content}`;
}

function isTemplate(value: unknown): value is LoadTemplate {
  return (
    typeof value === 'object' &&
    value !== null &&
    'subject' in value &&
    typeof value.subject === 'string' &&
    'content' in value &&
    typeof value.content === 'string' &&
    'templateName' in value &&
    typeof value.templateName === 'string' &&
    isMaybeText('wizardCampaignId' in value ? value.wizardCampaignId : undefined) &&
    isMaybeText('templateId' in value ? value.templateId : undefined)
  );
}

function isMaybeText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
