import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

export type WireName = 'openai' | 'anthropic';
export type Endpoint = 'chat-completions' | 'responses' | 'messages';

/** How it ended: fully answered, cut by the model, or abandoned by the caller. */
export type Outcome = 'answered' | 'cut' | 'abandoned';

type Turn = { readonly role: string; readonly text: string };

export type ModelRequest = {
  readonly wire: WireName;
  readonly endpoint: Endpoint;
  readonly model: string;
  readonly isStreaming: boolean;
  readonly system: string;
  /** The conversation without the system prompt. */
  readonly turns: readonly Turn[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  readonly outcome: Promise<Outcome>;
};

const Content = z.union([
  z.string(),
  z
    .array(z.looseObject({ text: z.string().optional() }))
    .transform((parts) => parts.map((part) => part.text ?? '').join('')),
]);

const Message = z
  .looseObject({ role: z.string(), content: Content })
  .transform(({ role, content }): Turn => ({ role, text: content }));

const Body = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  system: Content.optional(),
  instructions: z.string().optional(),
  messages: z.array(Message).optional(),
  input: z
    .union([z.array(Message), z.string().transform((text): Turn[] => [{ role: 'user', text }])])
    .optional(),
});

const isSystem = ({ role }: Turn) => role === 'system' || role === 'developer';

/** Null for a body that a provider would refuse. */
export function readModelRequest(
  endpoint: Endpoint,
  text: string,
  rest: Pick<ModelRequest, 'headers' | 'outcome'>,
): ModelRequest | null {
  const body = parseJson(text);
  const parsed = Body.safeParse(body);
  const turns = parsed.data?.messages ?? parsed.data?.input;
  if (!parsed.success || !turns?.length) return null;
  const { model, stream, system, instructions } = parsed.data;
  return {
    ...rest,
    wire: endpoint === 'messages' ? 'anthropic' : 'openai',
    endpoint,
    model,
    isStreaming: stream,
    system: [system, instructions, ...turns.filter(isSystem).map((turn) => turn.text)]
      .filter((part) => part !== undefined)
      .join('\n'),
    turns: turns.filter((turn) => !isSystem(turn)),
    body: body as Record<string, unknown>,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
