import { HelpMessage } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { HelpMessages } from '../../db/schema.ts';

export const helpMessageColumns = [
  'id',
  'role',
  'content',
  'citations',
  'suggestions',
  'engine',
  'created_at',
] as const satisfies readonly (keyof HelpMessages)[];

type HelpMessageRow = Pick<Selectable<HelpMessages>, (typeof helpMessageColumns)[number]>;

export function toHelpMessage(row: HelpMessageRow): HelpMessage {
  return HelpMessage.parse({ ...row, created_at: row.created_at.toISOString() });
}
