import { keepWork, keptWork } from '../../../lib/kept-work.ts';
import { parseReadAs } from '../reading/read-as.ts';
import type { Ask } from './ask.ts';

/** Where the text of a draft came from and what was said of it; it goes along when the draft is sent. */
type DraftOrigin = Pick<Ask, 'templateId' | 'campaignId' | 'variantOf' | 'readAs'> & {
  /** What stood in the draft before; it comes back when this has been sent or given up. */
  setAside?: string;
  /** The template as it was loaded: what was written since may be another email. */
  loaded?: string;
};

const names = ['templateId', 'campaignId', 'variantOf', 'setAside', 'loaded'] as const;

export const originKeyOf = (draftKey: string) => `${draftKey}:origin`;

export function keepOrigin(draftKey: string, origin: DraftOrigin): void {
  const text = JSON.stringify(origin);
  keepWork(originKeyOf(draftKey), text === '{}' ? '' : text);
}

export function keptOrigin(draftKey: string): DraftOrigin {
  return parseOrigin(keptWork(originKeyOf(draftKey)));
}

/** Reads an origin kept as text; anything unexpected is nobody's. */
export function parseOrigin(text: string): DraftOrigin {
  try {
    const kept = JSON.parse(text) as Record<string, unknown>;
    const texts = names.flatMap((name) =>
      typeof kept[name] === 'string' ? [[name, kept[name]] as const] : [],
    );
    const readAs = parseReadAs(kept.readAs);
    return { ...Object.fromEntries(texts), ...(readAs && { readAs }) };
  } catch {
    return {};
  }
}
