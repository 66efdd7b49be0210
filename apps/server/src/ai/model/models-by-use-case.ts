import { useCases, type AiConfig, type UseCase } from '../../config/ai.ts';
import { createProvider, type LanguageModel } from './provider/provider.ts';

type NamedModel = { readonly name: string; readonly model: LanguageModel };

/** Which model serves which use case; null means the coach. */
export function modelsByUseCase(
  { provider, models }: AiConfig,
  longestReply: number,
): Record<UseCase, NamedModel | null> {
  const modelCalled = provider && createProvider(provider, longestReply);
  return Object.fromEntries(
    useCases.map((useCase) => {
      const name = models[useCase];
      return [useCase, name && modelCalled ? { name, model: modelCalled(name) } : null];
    }),
  ) as Record<UseCase, NamedModel | null>;
}
