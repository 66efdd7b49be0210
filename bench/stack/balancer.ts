import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { type Process, makeFolder, startProcess } from './processes.ts';

/**
 * Starts nginx before the servers. What failed is asked of the next server when that is safe: a
 * read, or a call with an idempotency key.
 */
export async function startBalancer(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<Process> {
  const home = makeFolder(join(folder, 'nginx'));
  const kinds = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => {
    const directive = kind === 'body' ? 'client_body_temp_path' : `${kind}_temp_path`;
    return `${directive} ${makeFolder(join(home, kind))};`;
  });
  const config = join(home, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1;
pid ${join(home, 'pid')};
error_log ${join(home, 'error.log')};
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream replysmith {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_connect_timeout 2s;
  proxy_read_timeout 180s;
  proxy_next_upstream error timeout http_503;
  client_max_body_size 20m;
  server {
    listen 127.0.0.1:${port};
    recursive_error_pages on;
    location / {
      error_page 418 = @keyed;
      if ($http_idempotency_key) { return 418; }
      proxy_pass http://replysmith;
    }
    location @keyed {
      proxy_next_upstream error timeout http_503 non_idempotent;
      proxy_pass http://replysmith;
    }
    location = ${paths.realtime} {
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection upgrade;
      proxy_pass http://replysmith;
    }
  }
}
`,
  );
  return startProcess('nginx', ['-p', home, '-c', config, '-g', 'daemon off;'], { port });
}
