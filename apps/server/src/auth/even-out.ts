import { setTimeout } from 'node:timers/promises';
import { paths } from '@replysmith/contract';

type Answer = (request: Request) => Promise<Response>;

/** With a new address one writes an account, with a known one the other writes a link. */
const uneven = new Set<string>([paths.accounts.signUp, paths.accounts.requestReset]);

/** Holds back what went well until `ms` have passed, so that its time does not tell who has an account. */
export function evenOut(answer: Answer, ms: number): Answer {
  return async (request) => {
    if (!uneven.has(new URL(request.url).pathname)) return answer(request);
    const time = setTimeout(ms);
    const response = await answer(request);
    if (response.ok) await time;
    return response;
  };
}
