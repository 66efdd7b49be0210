import type { Evidence } from './evidence.ts';

/** Who found it and when, with the way there. */
export function Source({ of: { source, url, year } }: { of: Evidence }) {
  const name = year === null ? source : `${source}, ${String(year)}`;
  return url === null ? (
    <cite>{name}</cite>
  ) : (
    <a href={url} target="_blank" rel="noopener nofollow noreferrer">
      <cite>{name}</cite>
    </a>
  );
}
