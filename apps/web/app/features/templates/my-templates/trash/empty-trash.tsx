import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTemplateFacets } from '../../../../data/templates/facets.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useDesk } from '../desk.ts';
import { chosenOf } from '../selection/chosen-of.ts';

/** Deletes everything in the trash for good, once it is confirmed. */
export function EmptyTrash() {
  const client = useQueryClient();
  const { open } = useDesk();
  const count = useTemplateFacets().data?.trash ?? 0;
  if (count === 0) return null;
  const ask = async () => {
    const of = await chosenOf(client, {
      kind: 'matching',
      filter: { view: 'trash', tag: [] },
      total: count,
      except: new Set(),
    });
    open({ type: 'purge', chosen: { of, count } });
  };
  return (
    <Button variant="danger" onClick={() => void ask()}>
      <IconTrash size={18} stroke={1.5} aria-hidden />
      Empty trash
    </Button>
  );
}
