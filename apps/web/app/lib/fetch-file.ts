import { postOf, readError } from './http.ts';
import { send, unreachable } from './send.ts';

const timeoutMs = 10 * 60_000;

type FileCall = {
  body: unknown;
  signal: AbortSignal;
  /** Called with the bytes received so far. */
  onProgress: (bytes: number) => void;
};

type FetchedFile = {
  /** The file name given by the server. */
  name: string | null;
  contents: Blob;
};

/** Downloads a file by POST with progress. A download that breaks off is an error. */
export async function fetchFile(path: string, call: FileCall): Promise<FetchedFile> {
  const { body, signal, onProgress } = call;
  const response = await send(path, postOf(body), {
    signal,
    timeout: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await readError(response);
  const pieces: BlobPart[] = [];
  let bytes = 0;
  try {
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      pieces.push(next.value);
      bytes += next.value.byteLength;
      onProgress(bytes);
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw unreachable(cause);
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const contents = new Blob(pieces, { type });
  return { name: fileName(response.headers.get('content-disposition')), contents };
}

function fileName(disposition: string | null): string | null {
  const exact = /filename\*=UTF-8''([\w!#$&+.^`|~%-]+)/.exec(disposition ?? '')?.[1];
  if (exact !== undefined) return decodeURIComponent(exact);
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? null;
}
