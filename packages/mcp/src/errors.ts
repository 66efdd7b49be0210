import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

const codes = { invalidParams: -32_602, internal: -32_603, notFound: -32_002 };

/** An error of the protocol; the code is the one that it has there. */
export class ProtocolError extends Error {
  readonly code: number;

  constructor(kind: keyof typeof codes, message: string) {
    super(message);
    this.code = codes[kind];
  }
}

type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };

const mostProblems = 5;

/** What is wrong with an input, each in a sentence that names its place. */
export function problemsOf(issues: readonly Problem[]): string {
  return issues
    .slice(0, mostProblems)
    .map(({ path, message }) =>
      path.length === 0 ? message : `"${path.map(String).join('.')}": ${message}`,
    )
    .map((sentence) => (/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

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
