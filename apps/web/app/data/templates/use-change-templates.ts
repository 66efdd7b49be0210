import type { TemplateChange } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeTemplates, type ChosenTemplates } from './change-templates.ts';
import { expectChange } from './expect-change.ts';
import { refreshTemplates } from './refresh-templates.ts';

type Changing = {
  change: TemplateChange;
  of: ChosenTemplates;
  onProgress?: (count: number) => void;
  stop?: AbortSignal;
};

/** A change of so few shows at once. */
const fewAtMost = 50;

/** Changes templates, few or many, and has everything read anew that shows them. */
export function useChangeTemplates() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changing: Changing) => changeTemplates(changing),
    onMutate: ({ change, of }) =>
      'ids' in of && of.ids.length <= fewAtMost
        ? expectChange(client, change, of.ids)
        : () => undefined,
    onError: (_error, _changing, goBack) => goBack?.(),
    onSettled: () => refreshTemplates(client),
  });
}

/** Takes a change back. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (undo: () => Promise<void>) => undo(),
    onSettled: () => refreshTemplates(client),
  });
}
