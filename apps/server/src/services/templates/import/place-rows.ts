import type { Context } from '../../context.ts';
import { placeTemplates, type Placement } from '../filing/place-templates.ts';
import type { ReadyRow } from './check-rows.ts';

/** What rows get that name no folder or no tags, by their place. */
export async function placeRows(
  ctx: Context,
  rows: readonly ReadyRow[],
): Promise<Map<number, Placement>> {
  const open = rows.filter(({ template }) => !template.folder || template.tags.length === 0);
  if (open.length === 0) return new Map();
  const placed = await placeTemplates(
    ctx,
    open.map(({ template }) => template),
  );
  return new Map(placed.flatMap((one, index) => (open[index] ? [[open[index].place, one]] : [])));
}
