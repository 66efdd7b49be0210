import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Process, makeFolder, startProcess } from './processes.ts';

/** Starts nginx before the servers, with the configuration that is delivered. */
export async function startBalancer(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<Process> {
  const home = makeFolder(join(folder, 'nginx'));
  const config = join(home, 'nginx.conf');
  copyFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), config);
  const lines = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;\n`);
  writeFileSync(join(home, 'servers.conf'), lines.join(''));
  writeFileSync(join(home, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  return startProcess('nginx', ['-p', home, '-c', config, '-g', 'daemon off;'], { port });
}
