import { fullNameOf, UserPreferences, type OptimizeEmailRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { KnownWriter } from '../../../ports/ai.ts';
import type { Context } from '../../context.ts';

type Asked = Pick<OptimizeEmailRequest, 'email_signature' | 'user_preferences'>;

/** Who writes: as they said of themselves in their profile, unless the request says otherwise. */
export async function knownWriter(
  ctx: Context,
  tx: UserTransaction,
  { email_signature, user_preferences }: Asked,
): Promise<KnownWriter> {
  const profile = await tx
    .selectFrom('profiles')
    .select(['full_name', 'full_name_override', 'company', 'email_signature'])
    .select('optimization_preferences')
    .where('id', '=', ctx.user.id)
    .executeTakeFirst();
  const name = (profile && fullNameOf(profile)) ?? '';
  const company = profile?.company ?? '';
  const signatures = [email_signature?.trim() ?? '', profile?.email_signature ?? ''];
  const liked = UserPreferences.safeParse(profile?.optimization_preferences);
  return {
    sender: { name, company, signature: signatures.find((one) => one !== '') ?? '' },
    known: [name, company, ...signatures].filter((fact) => fact !== ''),
    preferences: user_preferences ?? (liked.success ? liked.data : null),
  };
}
