import { saveDraft, readDraft } from '../../../lib/drafts.ts';
import { parseReadAs } from '../messages/classification.ts';
import type { Ask } from './ask.ts';

/** Where the text of a draft came from and what was said of it; it goes along when the draft is sent. */
type DraftOrigin = Pick<Ask, 'templateId' | 'campaignId' | 'variantOf' | 'readAs'> & {
  /** What stood in the draft before; it comes back when this has been sent or given up. */
  setAside?: Draft;
  /** The text as it was loaded: what was written since may be another email or brief. */
  loaded?: string;
};

export type Draft = { text: string; origin: DraftOrigin };

const names = ['templateId', 'campaignId', 'variantOf', 'loaded'] as const;

export const originKeyOf = (draftKey: string) => `${draftKey}:origin`;

export function storeOrigin(draftKey: string, origin: DraftOrigin): void {
  const text = JSON.stringify(origin);
  saveDraft(originKeyOf(draftKey), text === '{}' ? '' : text);
}

export function storedOrigin(draftKey: string): DraftOrigin {
  return parseOrigin(readDraft(originKeyOf(draftKey)));
}

/** Reads an origin kept as text; anything unexpected is nobody's. */
export function parseOrigin(text: string): DraftOrigin {
  try {
    return originOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function originOf(value: unknown): DraftOrigin {
  if (typeof value !== 'object' || value === null) return {};
  const kept = value as Record<string, unknown>;
  const texts = names.flatMap((name) =>
    typeof kept[name] === 'string' ? [[name, kept[name]] as const] : [],
  );
  const readAs = parseReadAs(kept.readAs);
  const setAside = draftOf(kept.setAside);
  return { ...Object.fromEntries(texts), ...(readAs && { readAs }), ...(setAside && { setAside }) };
}

function draftOf(value: unknown): Draft | null {
  // As earlier versions kept it.
  if (typeof value === 'string') return { text: value, origin: {} };
  if (typeof value !== 'object' || value === null) return null;
  const { text, origin } = value as Record<string, unknown>;
  return typeof text === 'string' ? { text, origin: originOf(origin) } : null;
}
