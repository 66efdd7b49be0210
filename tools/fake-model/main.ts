import { parseArgs } from 'node:util';
import { answer, type Script } from './behaviour.ts';
import { faults } from './faults.ts';
import { obedient } from './obedient/obedient.ts';
import { rewriter } from './rewriter.ts';
import { startFakeModel } from './start-fake-model.ts';

/** About as fast as a hosted model writes. */
const natural = { firstAfter: 400, pause: 40 };

/** Everything the fake model can be told to do by name. */
const behaviours: Readonly<Record<string, Script>> = {
  rewriter: rewriter(natural),
  obedient: obedient(natural),
  fine: answer('Fine.'),
  ...faults,
};

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
