import { paths, preferredTones, ToneOptionList, type ToneOption } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';

const known: readonly string[] = preferredTones;

/** The tones that an email can be written in, from the most formal on as in the settings; then others, by name. */
export function useToneOptions() {
  return useQuery({
    queryKey: ['tone-options'],
    queryFn: ({ signal }) => apiGet(paths.toneOptions, ToneOptionList, { signal }),
    select: ({ items }) => ({ items: items.toSorted((a, b) => placeOf(a) - placeOf(b)) }),
    staleTime: 5 * 60_000,
  });
}

function placeOf({ name }: ToneOption): number {
  const place = known.indexOf(name.toLowerCase());
  return place < 0 ? known.length : place;
}
