import { AppError } from '../errors.ts';
import type { Context } from './context.ts';

/** On whose behalf something happens to everybody's rows. */
export type Actor = 'system' | Pick<Context, 'user'>;

/** To everybody but admins there is no such thing. */
export function assertMayActOnEverybody(actor: Actor): void {
  if (actor !== 'system' && !actor.user.isAdmin) throw new AppError('not_found');
}
