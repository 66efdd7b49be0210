import type { Sandbox } from '../../../ports/sandbox.ts';
import type { Services } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** Where payment is real, or off, there is no sandbox to be found. */
export function sandboxOf({ sandbox }: Services): Sandbox {
  if (!sandbox) throw new AppError('not_found');
  return sandbox;
}
