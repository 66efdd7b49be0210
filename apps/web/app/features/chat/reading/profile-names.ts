import type { EmailReading } from '@replysmith/contract';

export const profileNames: Readonly<Record<EmailReading['profile'], string>> = {
  general: 'General',
  sales: 'Sales',
  pr: 'Press',
  recruiting: 'Recruiting',
  link_building: 'Link building',
  job_search: 'Job search',
  fundraising: 'Fundraising',
};
