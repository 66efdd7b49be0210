import { AppError } from '../errors.ts';
import type { Context } from './context.ts';

/** Who acts on everybody's rows. */
export type Actor = 'system' | Pick<Context, 'user' | 'now' | 'call'>;

/** Throws for anybody but the system and admins. */
export function assertMayActOnEverybody(actor: Actor): void {
  if (actor !== 'system' && !actor.user.isAdmin) throw new AppError('not_found');
}
