import type { LanguageModelUsage } from 'ai';
import type { ModelUsage } from '../../ports/ai.ts';
import type { ModelInput } from './asking/model-input.ts';

/** Roughly what a token holds; only for replies that broke off before the provider said. */
const charactersPerToken = 4;

/** Adds up what the calls for one answer have cost. */
export class Spending {
  #input = 0;
  #output = 0;

  /** False when the provider told no figures. */
  add({ inputTokens, outputTokens }: LanguageModelUsage): boolean {
    this.#input += inputTokens ?? 0;
    this.#output += outputTokens ?? 0;
    return inputTokens !== undefined && outputTokens !== undefined;
  }

  estimate({ system, prompt }: ModelInput, text: string): void {
    this.#input += Math.ceil((system.length + prompt.length) / charactersPerToken);
    this.#output += Math.ceil(text.length / charactersPerToken);
  }

  get usage(): ModelUsage {
    return { input_tokens: this.#input, output_tokens: this.#output };
  }
}
