import { type Services, onBehalfOf } from '../../platform/context/context.ts';
import { withOperator, withUser } from '../../platform/db/with-user.ts';
import { type Secrets, createEncryption } from '../../platform/secrets.ts';

/** Encrypts again with the current secret of the server what an old one encrypted. */
export async function renewWebhookSecrets(services: Services, secrets: Secrets): Promise<void> {
  const [current, ...old] = secrets;
  if (old.length === 0) return;
  const isCurrent = (data: string) =>
    createEncryption([current])
      .decrypt(data)
      .then(
        () => true,
        () => false,
      );
  const people = await withOperator(services.db, (tx) =>
    tx.selectFrom('webhooks').select('user_id').distinct().execute(),
  );
  for (const { user_id } of people) {
    const ctx = onBehalfOf(services, user_id);
    await withUser(ctx, async (tx) => {
      const kept = await tx
        .selectFrom('webhooks')
        .select(['id', 'secret'])
        .where('user_id', '=', user_id)
        .forUpdate()
        .execute();
      for (const { id, secret } of kept) {
        if (await isCurrent(secret)) continue;
        const renewed = await ctx.encryption.encrypt(await ctx.encryption.decrypt(secret));
        await tx
          .updateTable('webhooks')
          .set({ secret: renewed })
          .where('id', '=', id)
          .where('user_id', '=', user_id)
          .execute();
      }
    }).catch((error: unknown) => {
      services.log.warn({ err: error, userId: user_id }, 'a webhook has no known secret');
    });
  }
}
