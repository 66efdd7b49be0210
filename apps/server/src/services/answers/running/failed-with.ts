import type { AppError } from '../../errors.ts';
import type { Ending } from './running-answer.ts';

/** The ending of an answer that was not written. */
export function failedWith({ code, message }: AppError, id: string): Ending {
  return { type: 'failed', error: { code, message, request_id: id } };
}
