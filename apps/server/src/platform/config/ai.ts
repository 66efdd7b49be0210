import { z } from 'zod';
import { ConfigError, wholeNumber } from './values.ts';

/** The tasks that a model can be asked to do. Each may have its own model, or the coach. */
export const useCases = ['rewrite', 'answer', 'recipient', 'subjects', 'sequence', 'help'] as const;

export type UseCase = (typeof useCases)[number];

const providers = ['openai', 'anthropic', 'openai-compatible'] as const;

export type AiProvider = {
  readonly kind: (typeof providers)[number];
  /** Without a trailing slash. Calls to the provider go nowhere else. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** False for servers without JSON schema support; the schema is then described in the prompt. */
  readonly structuredOutputs: boolean;
};

type ModelPrice = { readonly input: number; readonly output: number };

export type AiConfig = {
  /** Null means that the coach answers everything. */
  readonly provider: AiProvider | null;
  /**
   * Whether the owner chose who writes, even if that is the coach. Otherwise a local model may be
   * suggested.
   */
  readonly isChosen: boolean;
  /** The model of each use case; null means the coach. */
  readonly models: Readonly<Record<UseCase, string | null>>;
  /** Questions and recipient replies that a person may ask for in an hour. */
  readonly questionsPerHour: number;
  /** Concurrent calls to the provider. */
  readonly concurrency: number;
  /** For all people together; null means no limit. */
  readonly tokensPerDay: number | null;
  /** What a million tokens cost in US dollars, by model. */
  readonly prices: Readonly<Record<string, ModelPrice>>;
};

const model = z.string().trim().optional();

const price = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

/** "gpt-4.1-mini=0.4/1.6, qwen3:8b=0/0" */
const prices = z
  .string()
  .transform((text) => text.split(',').map((each) => price.exec(each.trim())))
  .refine(
    (found) => found.every((each) => each !== null),
    'must be MODEL=INPUT/OUTPUT in US dollars for a million tokens, with commas between, such as gpt-4.1-mini=0.4/1.6',
  )
  .transform((found) =>
    Object.fromEntries(
      found.map((each): [string, ModelPrice] => {
        const [, name = '', input, output] = each ?? [];
        return [name, { input: Number(input), output: Number(output) }];
      }),
    ),
  );

export const AiEnvironment = z.object({
  AI_PROVIDER: z
    .enum(['coach', ...providers], 'must be coach, openai, anthropic or openai-compatible')
    .optional(),
  AI_MODEL: model,
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters, as the provider shows it')
    .optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .refine((url) => !/[?#@]/.test(url), 'must hold no user, password, ? or #')
    .refine(
      (url) => !/\/(chat\/completions|responses|messages)\/?$/.test(url),
      'must end before /chat/completions, /responses or /messages, for example http://localhost:11434/v1',
    )
    .optional(),
  AI_STRUCTURED_OUTPUTS: z.enum(['true', 'false'], 'must be true or false').optional(),
  AI_MODEL_REWRITE: model,
  AI_MODEL_ANSWER: model,
  AI_MODEL_RECIPIENT: model,
  AI_MODEL_SUBJECTS: model,
  AI_MODEL_SEQUENCE: model,
  AI_MODEL_HELP: model,
  AI_QUESTIONS_PER_HOUR: wholeNumber(1).optional(),
  AI_CONCURRENCY: wholeNumber(1).optional(),
  AI_TOKENS_PER_DAY: wholeNumber(1).optional(),
  AI_PRICES: prices.optional(),
});

type AiEnvironment = z.infer<typeof AiEnvironment>;

const officialUrls = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const;

/** These also apply to the coach; all other settings need a provider. */
const alwaysUseful = ['AI_PROVIDER', 'AI_QUESTIONS_PER_HOUR'];

/** What is excluded looks like ours, but is other programs'. */
export const aiNames = /^AI_(?!(?:AGENT|GATEWAY|SDK)(?:_|$))/;

/** The settings for models. Throws a message about what to set when they cannot work. */
export function aiConfig(env: AiEnvironment): AiConfig {
  const models = Object.fromEntries(
    useCases.map((useCase) => [useCase, modelOf(useCase, env)]),
  ) as Record<UseCase, string | null>;
  const provider = providerOf(env);
  if (provider && Object.values(models).every((name) => name === null)) {
    throw new ConfigError({
      names: ['AI_PROVIDER'],
      sentence:
        'AI_PROVIDER has no effect while every model is coach: set AI_MODEL to a model’s name, or AI_PROVIDER to coach.',
    });
  }
  return {
    provider,
    isChosen: env.AI_PROVIDER !== undefined,
    models,
    questionsPerHour: env.AI_QUESTIONS_PER_HOUR ?? 60,
    concurrency: env.AI_CONCURRENCY ?? 8,
    tokensPerDay: env.AI_TOKENS_PER_DAY ?? null,
    prices: env.AI_PRICES ?? {},
  };
}

function modelOf(useCase: UseCase, env: AiEnvironment): string | null {
  const own = env[`AI_MODEL_${useCase.toUpperCase() as Uppercase<UseCase>}`];
  const name = own ?? env.AI_MODEL ?? 'coach';
  return name === 'coach' ? null : name;
}

function providerOf(env: AiEnvironment): AiProvider | null {
  const kind = env.AI_PROVIDER ?? 'coach';
  if (kind === 'coach') {
    refuseSettingsWithoutEffect(env);
    return null;
  }
  const needed = kind === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY';
  const missing = (['AI_MODEL', needed] as const).filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new ConfigError({
      names: ['AI_PROVIDER'],
      sentence: `With AI_PROVIDER=${kind}, set ${missing.join(' and ')} (see .env.example).`,
    });
  }
  const official = kind === 'openai-compatible' ? '' : officialUrls[kind];
  return {
    kind,
    baseUrl: new URL(env.AI_BASE_URL ?? official).href.replace(/\/+$/, ''),
    apiKey: env.AI_API_KEY ?? null,
    structuredOutputs: env.AI_STRUCTURED_OUTPUTS !== 'false',
  };
}

function refuseSettingsWithoutEffect(env: AiEnvironment): void {
  const idle = Object.entries(env)
    .filter(
      ([name, value]) =>
        value !== undefined && name.startsWith('AI_') && !alwaysUseful.includes(name),
    )
    .map(([name]) => name);
  if (idle.length === 0) return;
  throw new ConfigError({
    names: idle,
    sentence: `Without a provider, ${idle.join(', ')} would have no effect: set AI_PROVIDER to openai, anthropic or openai-compatible, or leave them out.`,
  });
}
