import { rmSync } from 'node:fs';
import { startProduct } from '../tools/product/running-server.ts';
import { temporaryDataDir } from '../tools/product/server-arguments.ts';
import { held, quantile } from './numbers.ts';

const dataDir = temporaryDataDir('bench');
try {
  const seconds: number[] = [];
  for (const label of ['empty data folder', ...Array<string>(5).fill('existing database')]) {
    const server = await startProduct(dataDir);
    if (label === 'existing database') seconds.push(server.readyMs / 1000);
    console.log(
      `${label}: ready after ${(server.readyMs / 1000).toFixed(2)} s, ${server.residentMb().toFixed(0)} MB resident`,
    );
    await server.stop();
  }
  const middle = quantile(seconds, 0.5);
  console.log(`existing database, the middle: ${middle.toFixed(2)} s${held(middle, 1.5, 's')}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
