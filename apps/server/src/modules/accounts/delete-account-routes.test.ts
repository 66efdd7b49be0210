import { paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingFailure, type Billing } from '../../platform/payments/payments.ts';
import { accountCalls, errorOf, password } from '../../testing/account-calls.ts';
import { addTemplate } from '../../testing/rows/add-template.ts';
import { campaignsOf } from '../../testing/rows/campaigns-of.ts';
import { cookieOf } from '../../testing/cookie-of.ts';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import { optimized } from '../../testing/optimized.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const { accounts } = paths;

/** A provider that can only delete a customer; any other call would be a mistake here. */
const forgotten: string[] = [];
let isProviderDown = false;
const billing = {
  isSandbox: true,
  deleteCustomer: (customerId: string) => {
    if (isProviderDown) return Promise.reject(new BillingFailure('down'));
    forgotten.push(customerId);
    return Promise.resolve();
  },
} as Partial<Billing> as Billing;

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  test = await createTestApp({ billing });
  calls = accountCalls(test);
});
afterAll(() => test.close());
beforeEach(() => {
  isProviderDown = false;
});

type Account = Awaited<ReturnType<typeof calls.newAccount>>;

const makeAdmin = (id: string) =>
  test.database.everything
    .updateTable('auth.users')
    .set({ role: 'admin' })
    .where('id', '=', id)
    .execute();

const remove = ({ email, cookie }: Account, changes = {}) =>
  calls.post(accounts.deleteAccount, { password, confirmation: email, ...changes }, cookie);

/** The tables in which this text is found, in any column. */
async function tablesNaming(text: string): Promise<string[]> {
  const { everything } = test.database;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'auth') ORDER BY name
  `.execute(everything);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(name)} AS t WHERE position(${text} in t::text) > 0 LIMIT 1
    `.execute(everything);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function newCustomer(): Promise<Account & { customer: string }> {
  const account = await calls.newVerifiedAccount();
  const customer = `customer of ${account.id}`;
  await test.database.everything
    .updateTable('user_subscriptions')
    .set({ customer_id: customer })
    .where('user_id', '=', account.id)
    .execute();
  return { ...account, customer };
}

describe('deleting an account', () => {
  it('leaves nothing that names the person, in any table, and says goodbye', async () => {
    const account = await newCustomer();
    const person = await test.createPerson();
    const user = { ...account, isEmailVerified: true, isAdmin: false };
    const ctx = { ...person.ctx, user };
    const { id: campaign_id } = await makeCampaign({ ctx });
    const template_id = await addTemplate(test.database.everything, account.id);
    const { messages } = await optimized({ ctx }, { campaign_id, template_id });
    await campaignsOf({ ...person, ctx }, messages[1].id);
    const set = await calls.post(accounts.enableTwoFactor, { password }, account.cookie);
    expect(set.status).toBe(200);
    await calls.post(accounts.requestReset, { email: account.email });
    const before = await tablesNaming(account.id);
    expect(before).toEqual(
      expect.arrayContaining([
        ...['auth.users', 'auth.sessions', 'auth.accounts', 'auth.two_factors'],
        ...['auth.verifications', 'public.profiles', 'public.user_subscriptions'],
        ...['public.chat_sessions', 'public.chat_messages', 'public.ai_requests'],
        ...['public.wizard_campaigns', 'public.sent_emails', 'public.email_templates'],
      ]),
    );
    const answer = await remove(account);
    expect(answer.status).toBe(200);
    // The audit log keeps the id, which says nothing without the account.
    expect(await tablesNaming(account.id)).toEqual(['public.audit_log']);
    expect(await tablesNaming(account.email)).toEqual([]);
    expect(forgotten).toContain(account.customer);
    expect(calls.lastMail(account.email)?.kind).toBe('accountDeleted');
  });

  it('ends every session, and has the browser forget', async () => {
    const account = await calls.newAccount();
    const elsewhere = await calls.signIn(account.email);
    const answer = await remove(account);
    expect(cookieOf(answer)).toBe('replysmith.session_token=');
    expect(answer.headers.get('clear-site-data')).toContain('"storage"');
    expect(await calls.isSignedIn(account.cookie)).toBe(false);
    expect(await calls.isSignedIn(elsewhere)).toBe(false);
  });

  it('leaves everybody else alone', async () => {
    const [leaving, staying] = [await calls.newAccount(), await calls.newAccount()];
    const before = await tablesNaming(staying.id);
    await remove(leaving);
    expect(await tablesNaming(staying.id)).toEqual(before);
    expect(await calls.isSignedIn(staying.cookie)).toBe(true);
  });

  it('frees the address for a new start', async () => {
    const { email, ...account } = await calls.newAccount();
    await remove({ email, ...account });
    await calls.signUp(email);
    expect(await calls.isSignedIn(await calls.signIn(email))).toBe(true);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 'current_password_incorrect'],
    ['another address', { confirmation: 'other@example.com' }, 'validation_failed'],
    ['no address', { confirmation: '' }, 'validation_failed'],
  ])('is refused with %s', async (_what, changes, code) => {
    const account = await newCustomer();
    expect((await errorOf(await remove(account, changes))).code).toBe(code);
    expect(await calls.isSignedIn(account.cookie)).toBe(true);
    expect(forgotten).not.toContain(account.customer);
  });

  it('deletes nothing while what is paid for cannot be ended', async () => {
    isProviderDown = true;
    const account = await newCustomer();
    const refused = await remove(account);
    expect(refused.status).toBe(503);
    expect((await errorOf(refused)).message).toContain('nothing was deleted');
    expect(await calls.isSignedIn(account.cookie)).toBe(true);
    isProviderDown = false;
    expect((await remove(account)).status).toBe(200);
  });

  it('happens once, of three at the same moment', async () => {
    const account = await calls.newAccount();
    const answers = await Promise.all([remove(account), remove(account), remove(account)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const goodbyes = test.mails.filter(
      ({ to, kind }) => to === account.email && kind === 'accountDeleted',
    );
    expect(goodbyes).toHaveLength(1);
  });

  it('is refused to the last admin while there is anybody else, and to no other admin', async () => {
    const [one, other] = [await calls.newVerifiedAccount(), await calls.newVerifiedAccount()];
    await makeAdmin(one.id);
    await makeAdmin(other.id);
    expect((await remove(one)).status).toBe(200);
    expect((await errorOf(await remove(other))).code).toBe('last_admin');
    expect(await calls.isSignedIn(other.cookie)).toBe(true);
  });

  it('asks for no code where two-factor sign-in is on', async () => {
    const account = await calls.newVerifiedAccount();
    const set = await calls.post(accounts.enableTwoFactor, { password }, account.cookie);
    const { totp_uri } = (await set.json()) as { totp_uri: string };
    expect(totp_uri).toContain('secret=');
    await test.database.everything
      .updateTable('auth.users')
      .set({ twoFactorEnabled: true })
      .where('id', '=', account.id)
      .execute();
    expect((await remove(account)).status).toBe(200);
  });

  it('slows down who guesses the password', async () => {
    const account = await calls.newAccount();
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await remove(account, { password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });
});
