import { paths } from '@replysmith/contract';
import { withProduct } from '../tools/product/running-server.ts';
import { quantile } from './numbers.ts';

const { accounts } = paths;
const pairs = 60;
const password = 'Brightlane-1';
const name = 'Nora Lindqvist';

let strangers = 0;
const stranger = () => `stranger-${String((strangers += 1))}@example.com`;
const known = (index: number) => `known-${String(index)}@example.com`;

async function post(url: string, path: string, body: object): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  await answer.text();
  const took = performance.now() - started;
  if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
  // Work after the answer must not slow the next one down.
  await new Promise((resolve) => setTimeout(resolve, 30));
  return took;
}

type Asked = { readonly what: string; readonly path: string };

/** A known and an unknown address in turn, each first as often as the other. */
async function compare(url: string, { what, path }: Asked, bodyFor: (email: string) => object) {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    const askKnown = async () => ofKnown.push(await post(url, path, bodyFor(known(pair))));
    const askUnknown = async () => ofUnknown.push(await post(url, path, bodyFor(stranger())));
    for (const ask of pair % 2 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await ask();
  }
  const apart = ofKnown.map((took, pair) => took - (ofUnknown[pair] ?? NaN));
  const figures = (part: number) =>
    [ofKnown, ofUnknown].map((took) => quantile(took, part).toFixed(1)).join(' and ');
  console.log(
    `${what.padEnd(13)} known and unknown: median ${figures(0.5)} ms, 10th of 100 ${figures(0.1)} ms; ` +
      `median difference of a pair ${quantile(apart, 0.5).toFixed(1)} ms`,
  );
}

await withProduct(async ({ url }) => {
  for (let index = 0; index < pairs; index += 1) {
    await post(url, accounts.signUp, { name, email: known(index), password });
  }
  const { signUp, signIn, requestReset, sendVerification } = accounts;
  await compare(url, { what: 'sign up', path: signUp }, (email) => ({ name, email, password }));
  await compare(url, { what: 'sign in', path: signIn }, (email) => ({
    email,
    password: 'Wrong-Pen-42',
  }));
  await compare(url, { what: 'reset request', path: requestReset }, (email) => ({ email }));
  await compare(url, { what: 'resend', path: sendVerification }, (email) => ({ email }));
});
