import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tools/product/running-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'replysmith-bench-'));
try {
  for (const label of ['empty data folder', ...Array<string>(5).fill('existing database')]) {
    const server = await startServer(dataDir);
    console.log(
      `${label}: ready after ${(server.readyMs / 1000).toFixed(2)} s, ${server.residentMb().toFixed(0)} MB resident`,
    );
    await server.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
