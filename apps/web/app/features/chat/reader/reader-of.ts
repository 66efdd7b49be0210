import { personas } from '@replysmith/coach';
import { Persona, type EmailReading } from '@replysmith/contract';

/** Who is most likely to read an email of each kind. */
const likely: Readonly<Record<EmailReading['profile'], Persona>> = {
  general: 'busy_founder',
  sales: 'busy_founder',
  pr: 'editor',
  recruiting: 'technical_buyer',
  link_building: 'editor',
  job_search: 'recruiter',
  fundraising: 'investor',
};

export function likelyReader(profile: EmailReading['profile'] | undefined): Persona {
  return likely[profile ?? 'general'];
}

/** A reader kept as text; null when it is none. */
export function parseReader(text: string): Persona | null {
  return Persona.safeParse(text).data ?? null;
}

export function readerName(id: Persona): string {
  return personas.find((persona) => persona.id === id)?.name ?? 'Reader';
}
