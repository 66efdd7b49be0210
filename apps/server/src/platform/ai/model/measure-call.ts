import type { AiConfig, UseCase } from '../../config/ai.ts';
import {
  modelCallSeconds,
  modelDollars,
  modelFirstTextSeconds,
  modelTokens,
} from '../../observability/metrics.ts';
import { inSpan } from '../../observability/spans.ts';
import { providerErrorOf } from './provider.ts';
import type { Spending } from './spending.ts';

/** Measures one question to a model, including its retry and its repair, and what it cost. */
export function measureCall(
  { provider, prices }: Pick<AiConfig, 'provider' | 'prices'>,
  model: string,
  use_case: UseCase,
  spending: Spending,
) {
  const started = performance.now();
  const labels = { provider: provider?.kind ?? 'none', model };
  const seconds = () => (performance.now() - started) / 1_000;
  let hasText = false;

  function note(outcome: string): void {
    const { input_tokens: input, output_tokens: output } = spending.usage;
    modelCallSeconds.observe({ ...labels, use_case, outcome }, seconds());
    modelTokens.inc({ ...labels, direction: 'input' }, input);
    modelTokens.inc({ ...labels, direction: 'output' }, output);
    const price = prices[model];
    if (!price) return;
    modelDollars.inc(labels, (input * price.input + output * price.output) / 1_000_000);
  }

  const span = {
    name: `chat ${model}`,
    kind: 'client' as const,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': labels.provider,
      'gen_ai.request.model': model,
      'replysmith.use_case': use_case,
    },
  };

  return {
    onFirstText: (): void => {
      if (!hasText) modelFirstTextSeconds.observe(labels, seconds());
      hasText = true;
    },
    run: <R>(ask: () => Promise<R>, isStopped: () => boolean): Promise<R> =>
      inSpan(span, async ({ set }) => {
        try {
          const result = await ask();
          note('answered');
          return result;
        } catch (error) {
          note(isStopped() ? 'stopped' : providerErrorOf(error).reason);
          throw error;
        } finally {
          const { input_tokens, output_tokens } = spending.usage;
          set({
            'gen_ai.usage.input_tokens': input_tokens,
            'gen_ai.usage.output_tokens': output_tokens,
          });
        }
      }),
  };
}
