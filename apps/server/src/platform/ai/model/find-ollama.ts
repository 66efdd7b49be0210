import { z } from 'zod';

/** Where Ollama answers unless it was told otherwise. */
const usualUrl = 'http://127.0.0.1:11434';

/** On the same machine it answers at once, or is not there. */
const timeout = 1_000;

/** What stands in a command line as it is. */
const plainName = /^[\w.:/-]{1,100}$/;

/** Turns texts into numbers, and writes none. */
const embedding = /embed|bert|minilm/i;

const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      /** Of a model that Ollama itself only passes on to another place. */
      remote_host: z.string().optional(),
      details: z.object({ family: z.string().optional() }).optional(),
    }),
  ),
});

/**
 * How to have the Ollama of this machine write, in a sentence, where it holds a model that can; null
 * where there is none. It is asked only which models it holds.
 */
export async function findOllama(url = usualUrl): Promise<string | null> {
  const model = await writingModel(url).catch(() => null);
  return (
    model &&
    `Ollama on this machine holds ${model}: start with AI_PROVIDER=openai-compatible AI_BASE_URL=${url}/v1 AI_MODEL=${model} to have it write; until then nothing is sent to it.`
  );
}

/** The one that was changed last: Ollama names them in this order. */
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
