import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { problemsOf } from './problems.ts';

const Issues = z.array(z.object({ path: z.array(z.string().or(z.number())), message: z.string() }));

/** A call of the wrong form is answered by the SDK with what its schemas found, as JSON. */
function inWords(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message)) return message;
  const { data } = Issues.safeParse(parsed(message.error.message));
  if (!data) return message;
  const text = `The call has the wrong form. ${problemsOf(data)}`;
  return { ...message, error: { code: -32_602, message: text } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The transport, saying in words what was wrong with a call. */
export function withPlainErrors(transport: Transport): Transport {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(inWords(message), options);
  return transport;
}
