import fc from 'fast-check';

const runs = process.env['PROPERTY_RUNS'];

/** The same fifty cases each time; `PROPERTY_RUNS=2000` tries as many others. */
fc.configureGlobal(
  runs === undefined ? { numRuns: 50, seed: 20_261_128 } : { numRuns: Number(runs) },
);
