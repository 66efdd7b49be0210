import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Host } from './host.ts';
import { serveMcp } from './serve-mcp.ts';

export type { Host, OwnTemplates } from './host.ts';
export type { Template } from './templates.ts';

/** Answers a POST of the protocol's HTTP transport by itself: nothing is kept for the next one. */
export async function answerRequest(
  host: Host,
  request: Request,
  message: unknown,
): Promise<Response> {
  if (Array.isArray(message)) return batchRefused();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await serveMcp(host, transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** The protocol has had none since its version of June 2025. */
function batchRefused(): Response {
  const error = { code: -32_600, message: 'Send one message a request; batches are not accepted.' };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
}
