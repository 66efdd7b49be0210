import type { MailProgram } from '../../../lib/email/compose-link.ts';

/** Where an email can be opened, as menus name it. */
export const mailPrograms: readonly { program: MailProgram; name: string }[] = [
  { program: 'gmail', name: 'Gmail' },
  { program: 'outlook', name: 'Outlook, work or school' },
  { program: 'outlook-com', name: 'Outlook.com' },
  { program: 'mail-app', name: 'Mail app' },
];
