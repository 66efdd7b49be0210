import { z } from 'zod';
import type { AiProvider } from '../../config/ai.ts';

const timeout = 8_000;

const anthropicVersion = '2023-06-01';

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

export type ListedModels = {
  /** Null where it answers but has no such list. */
  readonly models: readonly string[] | null;
  /** Whether it refuses who has no key, so that ours was looked at. */
  readonly isKeyChecked: boolean;
  /** By its own clock, in whole seconds, between two moments of ours; null where it does not say. */
  readonly date: number | null;
  readonly moments: { readonly asked: number; readonly answered: number };
};

/**
 * The models that the provider offers, which costs nothing to ask. Throws an error whose message
 * says what is wrong, without the key.
 */
export async function listModels(provider: AiProvider): Promise<ListedModels> {
  const { baseUrl, apiKey } = provider;
  const asked = Date.now();
  const reply = await ask(provider).catch(() => {
    throw new Error(`${new URL(baseUrl).host} cannot be reached.`);
  });
  const moments = { asked, answered: Date.now() };
  if ([401, 403].includes(reply.status)) {
    throw new Error(`${new URL(baseUrl).host} refuses the key (${reply.status}).`);
  }
  if (reply.status >= 500) {
    throw new Error(`${new URL(baseUrl).host} is in trouble itself (${reply.status}).`);
  }
  // A reply that was kept on its way tells an old time.
  const date = reply.headers.has('age') ? NaN : Date.parse(reply.headers.get('date') ?? '');
  const list = ModelList.safeParse(await reply.json().catch(() => null));
  const withoutKey =
    apiKey === null ? null : await ask({ ...provider, apiKey: null }).catch(() => null);
  await withoutKey?.body?.cancel();
  return {
    models: reply.ok && list.success ? list.data.data.map(({ id }) => id) : null,
    isKeyChecked: withoutKey !== null && [401, 403].includes(withoutKey.status),
    date: Number.isNaN(date) ? null : date,
    moments,
  };
}

function ask({ kind, baseUrl, apiKey }: AiProvider): Promise<Response> {
  const keyHeaders =
    kind === 'anthropic'
      ? { 'x-api-key': apiKey ?? '' }
      : { Authorization: `Bearer ${apiKey ?? ''}` };
  return fetch(`${baseUrl}/models${kind === 'anthropic' ? '?limit=1000' : ''}`, {
    headers: {
      ...(kind === 'anthropic' && { 'anthropic-version': anthropicVersion }),
      ...(apiKey !== null && keyHeaders),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
}
