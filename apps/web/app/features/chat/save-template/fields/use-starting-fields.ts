import { nameByPattern, type EmailStage, type EmailText } from '@replysmith/contract';
import { useProfile } from '../../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { useTemplateFiling } from '../../../../data/templates/file-template.ts';
import { labelBlanks } from '../blanks/label-blanks.ts';
import type { SaveFields } from './save-fields.ts';

type ToSave = {
  readonly email: EmailText;
  readonly title: string;
  readonly stage: EmailStage | null;
};

/** What the form begins with, as the person's settings have it, and what is known of the email. */
export function useStartingFields({ email, title, stage }: ToSave) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const subject = email.subject ?? '';
  const filing = useTemplateFiling({ subject_line: subject, email_content: email.body });
  const isCategorized = profile?.organization_preferences.autoCategorizationEnabled ?? false;
  const told = stage === 'follow_up' ? 'Follow-up' : (filing?.category ?? '');
  const category = isCategorized ? told : '';
  const pattern = profile?.workflow_settings.templateNamingPattern ?? '';
  const named = (topic: string) =>
    nameByPattern({ pattern, subject: topic, category, day: today() });
  const nameOf = (version: EmailText) => named(labelBlanks(version.subject ?? '')) || named(title);
  const start: SaveFields = {
    name: nameOf(email),
    subject,
    category,
    tags: filing?.tags ?? [],
    keepsFilled: false,
  };
  return { start, nameOf, filing };
}

/** The reader's own day: 2026-11-22. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}
