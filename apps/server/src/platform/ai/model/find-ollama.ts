import { z } from 'zod';

/** Ollama's default address. */
const usualUrl = 'http://127.0.0.1:11434';

/** On the same machine it answers at once or is not running. */
const timeout = 1_000;

/** A name that needs no quoting on a command line. */
const plainName = /^[\w.:/-]{1,100}$/;

/** Embedding models, which cannot write texts. */
const embedding = /embed|bert|minilm/i;

const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      /** Set for a model that Ollama only forwards to another server. */
      remote_host: z.string().optional(),
      details: z.object({ family: z.string().optional() }).optional(),
    }),
  ),
});

/**
 * A sentence that says how to use this machine's Ollama, if it has a model that can write; null
 * otherwise. It is only asked which models it has.
 */
export async function findOllama(url = usualUrl): Promise<string | null> {
  const model = await writingModel(url).catch(() => null);
  return (
    model &&
    `Ollama on this machine holds ${model}: start with AI_PROVIDER=openai-compatible AI_BASE_URL=${url}/v1 AI_MODEL=${model} to have it write; until then nothing is sent to it.`
  );
}

/** The model that was changed last; Ollama lists them in this order. */
async function writingModel(url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(timeout);
  const reply = await fetch(`${url}/api/tags`, { redirect: 'error', signal });
  if (!reply.ok) return null;
  const { models } = Tags.parse(await reply.json());
  const found = models.find(
    ({ name, remote_host, details }) =>
      plainName.test(name) && !remote_host && !embedding.test(`${name} ${details?.family ?? ''}`),
  );
  return found?.name ?? null;
}
