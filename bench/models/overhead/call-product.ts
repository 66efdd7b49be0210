import { askProduct, type Caller } from '../../ask-product.ts';
import type { Call } from './call-provider.ts';
import type { Passage, TimedModel } from './timed-model.ts';

/** Milliseconds between two moments, in the order in which they pass; the model’s own are left out but in `more`. */
export type Stages = {
  readonly stored: number;
  readonly scored: number;
  readonly requested: number;
  readonly shown: number;
  readonly more: number;
  readonly answered: number;
};

export const stageNames: Readonly<Record<keyof Stages, string>> = {
  stored: 'sent → stored and reserved',
  scored: '→ scored by the coach',
  requested: '→ the provider has the request',
  shown: 'its first word → shown',
  more: 'its last word → vetted, asked for ideas, told',
  answered: '→ kept and answered',
};

/** As a signed-in person sends it, until the last event. */
export async function callProduct(
  caller: Caller,
  content: string,
  model: TimedModel,
): Promise<Call & { readonly stages: Stages; readonly calls: number }> {
  model.takePassages();
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
      case 'answered': {
        refuseStandIn(event.reply.optimization);
        const passages = model.takePassages();
        const stages = stagesOf({ sent, ...at, answered: now }, passages);
        return { first: at.text - sent, total: now - sent, stages, calls: passages.length };
      }
      default:
        throw new Error(`The product answered with ${JSON.stringify(event)}`);
    }
  }
  throw new Error('The product ended its answer without an end.');
}

type Moments = Readonly<Record<'sent' | 'started' | 'scored' | 'text' | 'answered', number>>;

/** The first call of the model is for the email itself, and a person sees it come. */
function stagesOf(at: Moments, passages: readonly Passage[]): Stages {
  const [shown] = passages;
  if (!shown) throw new Error('The product asked no model.');
  const lastWord = Math.max(...passages.map(({ lastSent }) => lastSent));
  return {
    stored: at.started - at.sent,
    scored: at.scored - at.started,
    requested: shown.requestedAt - at.scored,
    shown: at.text - shown.firstSent,
    more: lastWord - shown.lastSent,
    answered: at.answered - lastWord,
  };
}

function refuseStandIn(written: { engine: string; engine_reason: string | null } | null): void {
  if (written?.engine === 'model') return;
  throw new Error(`The coach answered, not the model: ${written?.engine_reason ?? 'no reason'}`);
}
