import type { Logger } from 'pino';
import type { AiConfig } from '../../config/ai.ts';
import type { ModelDesk } from './model-desk.ts';

const withoutModels: ModelDesk = {
  modelOf: () => null,
  ask: () => Promise.reject(new Error('No model is set.')),
};

/** The models as the settings have them. The libraries that ask them are large: the coach alone does not load them. */
export async function openModelDesk(config: AiConfig, log: Logger): Promise<ModelDesk> {
  if (!config.provider) return withoutModels;
  return import('./model-desk.ts').then(({ createModelDesk }) => createModelDesk(config, log));
}
