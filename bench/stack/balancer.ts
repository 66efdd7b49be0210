import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Process, makeFolder, startProcess } from './processes.ts';

/** A server that nginx asked, and the status it replied with; nginx's own where it did not. */
export type Upstream = { readonly address: string; readonly status: number };

const headers = { addresses: 'x-upstream-addresses', statuses: 'x-upstream-statuses' };

/** The servers that nginx asked for this reply, the last of which gave it. */
export function upstreamsOf(response: Response | null): Upstream[] {
  const listIn = (header: string) => response?.headers.get(header)?.split(', ') ?? [];
  const statuses = listIn(headers.statuses);
  return listIn(headers.addresses).map((address, index) => ({
    address,
    status: Number(statuses[index]),
  }));
}

/** Starts nginx before the servers, with the configuration that is delivered, and headers that name upstreams. */
export async function startBalancer(
  folder: string,
  port: number,
  servers: readonly string[],
): Promise<Process> {
  const home = makeFolder(join(folder, 'nginx'));
  const config = join(home, 'nginx.conf');
  copyFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), config);
  const lines = servers.map((server) => `server ${server} max_fails=0;\n`);
  writeFileSync(join(home, 'servers.conf'), lines.join(''));
  const listen = [
    `listen 127.0.0.1:${port};`,
    `add_header ${headers.addresses} $upstream_addr always;`,
    `add_header ${headers.statuses} $upstream_status always;`,
  ];
  writeFileSync(join(home, 'listen.conf'), listen.join('\n'));
  return startProcess('nginx', ['-p', home, '-c', config, '-g', 'daemon off;'], { port });
}
