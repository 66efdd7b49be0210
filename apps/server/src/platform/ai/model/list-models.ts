import { z } from 'zod';
import type { AiProvider } from '../../config/ai.ts';

const timeout = 8_000;

const anthropicVersion = '2023-06-01';

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * The models that the provider offers, which costs nothing to ask. Null where it answers but has no
 * such list. Throws an error whose message says what is wrong, without the key.
 */
export async function listModels({ kind, baseUrl, apiKey }: AiProvider): Promise<string[] | null> {
  const key = apiKey ?? '';
  const headers =
    kind === 'anthropic'
      ? { 'x-api-key': key, 'anthropic-version': anthropicVersion }
      : { ...(apiKey !== null && { Authorization: `Bearer ${key}` }) };
  const address = `${baseUrl}/models${kind === 'anthropic' ? '?limit=1000' : ''}`;
  const reply = await fetch(address, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new Error(`${new URL(baseUrl).host} cannot be reached.`);
  });
  if ([401, 403].includes(reply.status)) {
    throw new Error(`${new URL(baseUrl).host} refuses the key (${reply.status}).`);
  }
  if (reply.status >= 500) {
    throw new Error(`${new URL(baseUrl).host} is in trouble itself (${reply.status}).`);
  }
  const list = ModelList.safeParse(await reply.json().catch(() => null));
  return reply.ok && list.success ? list.data.data.map(({ id }) => id) : null;
}
