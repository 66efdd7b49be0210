import type { LanguageModelUsage } from 'ai';
import type { ModelUsage } from '../../ports/ai.ts';
import type { ModelInput } from './asking/model-input.ts';

/** Roughly what a token holds; only for replies that broke off before the provider said. */
const charactersPerToken = 4;

/** Adds up what the calls for one answer have cost. */
export class Spending {
  #input = 0;
  #output = 0;

  /** False, and nothing is added, when the provider did not tell both figures. */
  add({ inputTokens, outputTokens }: LanguageModelUsage): boolean {
    if (inputTokens === undefined || outputTokens === undefined) return false;
    this.#input += inputTokens;
    this.#output += outputTokens;
    return true;
  }

  /** For so many characters that came, those of its thoughts included. */
  estimate({ system, prompt }: ModelInput, written: number): void {
    this.#input += Math.ceil((system.length + prompt.length) / charactersPerToken);
    this.#output += Math.ceil(written / charactersPerToken);
  }

  get usage(): ModelUsage {
    return { input_tokens: this.#input, output_tokens: this.#output };
  }
}
