import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { useDesk } from '../desk.ts';
import { idsBetween } from './ids-between.ts';
import type { Layout } from './place-sections.ts';

export type Pick = (picked: {
  id: string;
  position: number;
  isPicked: boolean;
  /** From the one that was picked before up to this one. */
  isRange: boolean;
}) => void;

/** Ranges are fetched where they were not seen; more than this is what "all that match" is for. */
const longestRange = 5_000;

export function usePicking(layout: Layout): Pick {
  const client = useQueryClient();
  const { pick } = useDesk().selecting;
  const anchor = useRef<number | null>(null);

  return useCallback<Pick>(
    ({ id, position, isPicked, isRange }) => {
      const from = anchor.current;
      anchor.current = position;
      pick([id], isPicked);
      if (!isRange || from === null || from === position) return;
      if (Math.abs(from - position) > longestRange) {
        showToast({
          title: 'Too long a range',
          message: 'Use Select All for more than 5,000 templates, or narrow the list by a filter.',
          kind: 'error',
        });
        return;
      }
      idsBetween(client, layout, from, position).then(
        (ids) => pick(ids, isPicked),
        (problem: unknown) =>
          showToast({
            title: 'The range could not be selected',
            message: explainFailure(problem).message,
            kind: 'error',
          }),
      );
    },
    [client, layout, pick],
  );
}
