import { parseArgs } from 'node:util';
import { parseDraft } from '@replysmith/coach';
import { withProduct } from '../../tools/product/running-server.ts';
import { sampleBrief, sampleEmail } from '../../tools/product/sample-texts.ts';
import { signInWithoutLimit } from '../ask-product.ts';
import { callProduct } from './overhead/call-product.ts';
import { callProvider } from './overhead/call-provider.ts';
import { callSdk } from './overhead/call-sdk.ts';
import { showOverhead, type Round } from './overhead/show-overhead.ts';
import { pace, startTimedModel } from './overhead/timed-model.ts';
import { settingsFor, wires } from './overhead/wires.ts';

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
