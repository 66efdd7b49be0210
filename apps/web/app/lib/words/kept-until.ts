import { trashDays } from '@replysmith/contract';

const dayMs = 86_400_000;

/** Until when what was deleted at a moment can be had back. */
export function keptUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + trashDays * dayMs).toISOString();
}
