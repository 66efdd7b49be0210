import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFakeModel } from '../../tools/fake-model/index.ts';
import { chooseEmails, readBriefs } from './evaluation/emails.ts';
import { evaluateModels } from './evaluation/evaluate-models.ts';
import { fakeModels, fakeWriters } from './evaluation/fake-writers.ts';
import { pairsOf } from './evaluation/pairs.ts';
import { modelIn } from './evaluation/run-model.ts';
import { readPrices } from './evaluation/summary.ts';
import { showTexts, tableOf } from './evaluation/table.ts';

const { values: options } = parseArgs({
  options: {
    models: { type: 'string' },
    fake: { type: 'boolean', default: false },
    briefs: { type: 'boolean', default: false },
    limit: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '4' },
    'price-in': { type: 'string' },
    'price-out': { type: 'string' },
    out: { type: 'string' },
    pairs: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
if (options.briefs && options.pairs) throw new Error('A brief has no original to compare with.');

const fake = options.fake ? await startFakeModel({ script: fakeWriters }) : null;
try {
  const environment = fake
    ? { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: fake.baseUrl('openai') }
    : process.env;
  const set = fake ? fakeModels.join(',') : modelIn(environment);
  const names = (options.models ?? set ?? '').split(',').map((name) => name.trim());
  const models = names.filter((name) => name !== '' && name !== 'coach');
  if (models.length > 0 && !environment.AI_PROVIDER) {
    throw new Error('Set AI_PROVIDER and what it needs (see .env.example), or add --fake.');
  }
  const seed = Number(options.seed);
  const limit = Number(options.limit);
  const emails = options.briefs ? readBriefs().slice(0, limit) : chooseEmails({ limit, seed });
  const evaluated = await evaluateModels({
    models,
    emails,
    environment,
    atOnce: Number(options['at-once']),
    pricesOf: readPrices(models, options['price-in'], options['price-out']),
    onBegin: (model) => console.error(`${model}: ${emails.length} emails …`),
  });
  if (options.show) console.log(showTexts(evaluated));
  console.log(tableOf(evaluated.map(({ summary }) => summary)));
  if (options.out !== undefined) {
    const models = evaluated.map(({ texts, ...figures }) =>
      options.show ? { ...figures, texts } : figures,
    );
    writeFileSync(options.out, `${JSON.stringify({ seed, models }, null, 2)}\n`);
  }
  if (options.pairs !== undefined) {
    const { pairs, key } = pairsOf(evaluated);
    writeFileSync(options.pairs, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
    writeFileSync(`${options.pairs}.key.json`, `${JSON.stringify(key, null, 2)}\n`);
  }
} finally {
  await fake?.close();
}
