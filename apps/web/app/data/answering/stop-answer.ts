import { paths, type StopAnswerRequest } from '@replysmith/contract';
import { apiPost, type Schema } from '../../lib/wire/api-client.ts';
import { isNotFound } from '../../lib/wire/api-error.ts';

/** What came of it is told by the answer's own stream. */
const ignored: Schema<null> = { parse: () => null };

/** Asks the server to stop writing. One that has ended already needs no stopping. */
export async function stopAnswer(requestId: string): Promise<void> {
  const request: StopAnswerRequest = { request_id: requestId };
  try {
    await apiPost(paths.stopAnswer, request, ignored);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
