import { paths } from '@replysmith/contract';

const isHere = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** The origin that somebody typed; null where it is none, or would send the key in the clear. */
export function serverFrom(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  try {
    const url = new URL(text.includes('://') ? text : `https://${text}`);
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname));
    return isSafe && url.username === '' ? url.origin : null;
  } catch {
    return null;
  }
}

/** Why a key does not work on a server, in a sentence; null where it does. */
export async function checkAccount({
  server,
  key,
}: {
  readonly server: string;
  readonly key: string;
}): Promise<string | null> {
  const { host } = new URL(server);
  try {
    const response = await fetch(`${server}${paths.emailTemplates}?limit=1`, {
      headers: { Authorization: `Bearer ${key}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    if (response.ok) return null;
    if (response.status === 401) return 'This access key is wrong, expired or revoked.';
    if (response.status === 403) return 'This access key may not read your templates.';
    if (response.status === 404) return `There is no Replysmith at ${host}.`;
    return `${host} answered with an error (${String(response.status)}). Please try again later.`;
  } catch {
    return `${host} cannot be reached. Check the address and your connection.`;
  }
}
