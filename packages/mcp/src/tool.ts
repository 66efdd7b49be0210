import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { problemsOf } from './errors.ts';
import { type Host, explained } from './host.ts';

type Declaration<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  /** By this an agent chooses the tool. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, host: Host) => Promise<z.output<Output>>;
  /** The output in words, for clients that show or read nothing else. */
  readonly toText: (output: z.output<Output>) => string;
};

type Tool = {
  readonly name: string;
  readonly describe: () => ListedTool;
  readonly call: (given: unknown, host: Host) => Promise<CallToolResult>;
};

/** No tool changes or sends anything, and each gives the same for the same input. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  declared: Declaration<Input, Output>,
): Tool {
  const { name, title, description, input, output, run, toText } = declared;
  return {
    name,
    describe: () => ({
      ...{ name, title, description, annotations },
      inputSchema: jsonSchema(input, 'input'),
      outputSchema: jsonSchema(output, 'output'),
    }),
    call: async (given, host) => {
      const parsed = input.safeParse(given ?? {});
      if (!parsed.success) {
        return failure(
          `Call ${name} again with other arguments. ${problemsOf(parsed.error.issues)}`,
        );
      }
      try {
        const found = await run(parsed.data, host);
        return { content: [{ type: 'text', text: toText(found) }], structuredContent: found };
      } catch (problem) {
        return failure(explained(host, problem));
      }
    },
  };
}

function jsonSchema(schema: z.ZodObject, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io }) as ListedTool['inputSchema'];
}

/** An agent reads these; an error of the protocol would be shown to it as a broken connection. */
function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
