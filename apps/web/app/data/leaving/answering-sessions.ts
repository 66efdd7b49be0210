import { AiRequestList, paths } from '@replysmith/contract';
import { apiGet } from '../../lib/wire/api-client.ts';

/** The ids of the sessions in which the server is writing an answer; none when it does not say. */
export async function answeringSessions(): Promise<string[]> {
  try {
    const { items } = await apiGet(`${paths.aiRequests}?status=running`, AiRequestList);
    return items.flatMap(({ session_id }) => session_id ?? []);
  } catch {
    return [];
  }
}
