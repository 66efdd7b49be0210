import type { EmailTemplate } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findTemplate } from './find-template.ts';

export async function getTemplate(ctx: Context, id: string): Promise<EmailTemplate> {
  return withUser(ctx, (tx) => findTemplate(ctx, tx, id));
}
