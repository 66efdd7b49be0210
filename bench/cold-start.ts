import { rmSync } from 'node:fs';
import { startProduct } from '../tools/product/running-server.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';

const dataDir = temporaryDataDir('bench');
try {
  for (const label of ['empty data folder', ...Array<string>(5).fill('existing database')]) {
    const server = await startProduct(dataDir);
    console.log(
      `${label}: ready after ${(server.readyMs / 1000).toFixed(2)} s, ${server.residentMb().toFixed(0)} MB resident`,
    );
    await server.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
