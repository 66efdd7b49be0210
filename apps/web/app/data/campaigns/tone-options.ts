import { paths, ToneOptionList } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';

/** The tones that an email can be written in, by name. */
export function useToneOptions() {
  return useQuery({
    queryKey: ['tone-options'],
    queryFn: ({ signal }) => apiGet(paths.toneOptions, ToneOptionList, { signal }),
    staleTime: 5 * 60_000,
  });
}
