import { askProduct, type Caller } from '../asking/ask-product.ts';
import type { Call } from './call-provider.ts';
import type { Passage } from './timed-model.ts';

/** Milliseconds of our own, in the order in which they pass. */
export type Stages = {
  readonly stored: number;
  readonly scored: number;
  readonly asked: number;
  readonly shown: number;
  readonly answered: number;
};

export const stageNames: Readonly<Record<keyof Stages, string>> = {
  stored: 'sent → stored and reserved',
  scored: '→ scored by the coach',
  asked: '→ the provider has the request',
  shown: 'its first word → shown',
  answered: 'its last word → vetted, kept and answered',
};

/** As a signed-in person sends it, until the last event. */
export async function callProduct(
  caller: Caller,
  content: string,
  passage: Readonly<Passage>,
): Promise<Call & { readonly stages: Stages }> {
  const sent = performance.now();
  const at = { started: NaN, scored: NaN, text: NaN };
  for await (const event of askProduct(caller, { content })) {
    const now = performance.now();
    switch (event.type) {
      case 'started':
      case 'scored':
        at[event.type] = now;
        break;
      case 'text':
        if (Number.isNaN(at.text)) at.text = now;
        break;
      case 'answered':
        refuseStandIn(event.reply.optimization);
        return {
          first: at.text - sent,
          total: now - sent,
          stages: {
            stored: at.started - sent,
            scored: at.scored - at.started,
            asked: passage.asked - at.scored,
            shown: at.text - passage.firstSent,
            answered: now - passage.lastSent,
          },
        };
      default:
        throw new Error(`The product answered with ${JSON.stringify(event)}`);
    }
  }
  throw new Error('The product ended its answer without an end.');
}

function refuseStandIn(written: { engine: string; engine_reason: string | null } | null): void {
  if (written?.engine === 'model') return;
  throw new Error(`The coach answered, not the model: ${written?.engine_reason ?? 'no reason'}`);
}
