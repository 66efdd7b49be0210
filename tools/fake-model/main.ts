import { parseArgs } from 'node:util';
import { behaviours } from './behaviours.ts';
import { startFakeModel } from './start-fake-model.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8899' },
    behaviour: { type: 'string', default: 'rewriter' },
  },
});
const script = behaviours[values.behaviour];

if (script) {
  const fake = await startFakeModel({ port: Number(values.port), script });
  console.log(`A fake model (${values.behaviour}) answers at ${fake.baseUrl('openai')}`);
  process.once('SIGINT', () => void fake.close());
  process.once('SIGTERM', () => void fake.close());
} else {
  console.error(
    `No behaviour "${values.behaviour}". There are: ${Object.keys(behaviours).join(', ')}`,
  );
  process.exitCode = 1;
}
