import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/build/main.js');

/** What Node is given by `npm start`, and by whatever else runs the product. */
export const serverArguments = ['--max-semi-space-size=2', main];
