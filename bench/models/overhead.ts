import { parseArgs } from 'node:util';
import { parseDraft } from '@replysmith/coach';
import { streamText } from 'ai';
import { withProduct } from '../../tools/product/running-server.ts';
import { sampleBrief, sampleEmail } from '../../tools/product/sample-texts.ts';
import { signInWithoutLimit } from '../ask-product.ts';
import { callProduct } from './overhead/call-product.ts';
import { type Call, callProvider } from './overhead/call-provider.ts';
import { showOverhead, type Round } from './overhead/show-overhead.ts';
import { pace, settingsFor, startTimedModel, wires } from './overhead/timed-model.ts';

// A figure among its remarks would be hard to find.
globalThis.AI_SDK_LOG_WARNINGS = false;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    brief: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const warmUp = 5;

// Without a subject, the model's first word is the first that the user sees.
const content = options.brief ? sampleBrief : parseDraft(sampleEmail).body;

type Asked = Pick<Parameters<typeof streamText>[0], 'model' | 'instructions'> & {
  readonly prompt: string;
};

/** Through the AI SDK alone, as plain text. */
async function callSdk(call: Asked): Promise<Call> {
  const sent = performance.now();
  let first = NaN;
  const { textStream } = streamText({ ...call, maxRetries: 0 });
  for await (const text of textStream) {
    if (Number.isNaN(first) && text !== '') first = performance.now() - sent;
  }
  return { first, total: performance.now() - sent };
}

async function measure(wire: keyof typeof wires): Promise<Round[]> {
  const model = await startTimedModel();
  const baseUrl = model.baseUrl(wire);
  try {
    return await withProduct(
      async ({ url, database }) => {
        const caller = await signInWithoutLimit(url, database);
        await callProduct(caller, content, model);
        const [request] = model.requests;
        if (!request) throw new Error('The product asked no model.');
        const { path, sdkModel } = wires[wire];
        const body = JSON.stringify(request.body);
        const sdk = {
          model: sdkModel(baseUrl, request.model),
          instructions: request.system,
          prompt: request.turns.map(({ text }) => text).join('\n'),
        };
        const measured: Round[] = [];
        for (let round = 0; round < warmUp + rounds; round += 1) {
          measured.push({
            provider: await callProvider(`${baseUrl}${path}`, body),
            sdk: await callSdk(sdk),
            product: await callProduct(caller, content, model),
          });
        }
        return measured.slice(warmUp);
      },
      settingsFor(wire, baseUrl),
    );
  } finally {
    await model.close();
  }
}

console.log(
  `${rounds} rounds a wire; the model sends its first word after ${pace.first} ms, the others ${pace.next} ms apart`,
);
for (const wire of ['openai', 'anthropic'] as const) {
  console.log(`\n${wires[wire].provider}`);
  showOverhead(await measure(wire));
}
