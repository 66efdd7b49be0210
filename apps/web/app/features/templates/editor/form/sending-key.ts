import { keepWork, keptWork } from '../../../../lib/kept-work.ts';
import { randomUuid } from '../../../../lib/random-uuid.ts';

const placeOf = (formPlace: string) => `${formPlace}:sending`;

/** The key under which a new template is sent: the same for the same text, also after a reload. */
export function sendingKey(formPlace: string, template: object): string {
  const sent = JSON.stringify(template);
  const kept = read(formPlace);
  if (kept?.sent === sent) return kept.key;
  const key = randomUuid();
  keepWork(placeOf(formPlace), JSON.stringify({ key, sent }));
  return key;
}

export function forgetSendingKey(formPlace: string): void {
  keepWork(placeOf(formPlace), '');
}

function read(formPlace: string): { key: string; sent: string } | null {
  try {
    const kept: unknown = JSON.parse(keptWork(placeOf(formPlace)));
    if (typeof kept !== 'object' || kept === null) return null;
    const { key, sent } = kept as Record<string, unknown>;
    return typeof key === 'string' && typeof sent === 'string' ? { key, sent } : null;
  } catch {
    return null;
  }
}
