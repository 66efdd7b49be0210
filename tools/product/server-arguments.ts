import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/build/main.js');

export const nodeOptions = ['--max-semi-space-size=2'];

/** What Node is given by `npm start`, and by whatever else runs the product. */
export const serverArguments = [...nodeOptions, main];
