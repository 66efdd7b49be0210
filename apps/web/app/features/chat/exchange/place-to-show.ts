import { byUse } from '@replysmith/contract';
import type { Exchange } from './exchange.ts';

/** The place of the try to show: what was chosen or came last, also where that has no result to use. */
export function placeToShow(exchanges: readonly Exchange[]): number {
  const said = exchanges.map(({ draft, answer }) => answer ?? draft);
  const [used] = byUse(said);
  return said.findIndex((message) => message === used);
}
