const controlCharacterOrBackslash = /[\p{Cc}\p{Cf}\\]/u;
const placeholderOrigin = 'https://this-site.invalid';

/** The value as a path on this site; null if it could lead elsewhere or back to sign-in. */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  if (controlCharacterOrBackslash.test(value)) return null;
  const url = URL.canParse(value, placeholderOrigin) ? new URL(value, placeholderOrigin) : null;
  if (url?.origin !== placeholderOrigin) return null;
  const page = decoded(url.pathname);
  // "/.//evil.example" resolves to a path that a browser would read as another host.
  if (page === null || page.startsWith('//') || controlCharacterOrBackslash.test(page)) return null;
  // The router matches paths in any case and encoding.
  if (/^\/(?:auth|signup)(?:\/|$)/i.test(page)) return null;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
