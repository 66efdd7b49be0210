import type { AnswerReply } from '@replysmith/contract';
import { AppError } from '../errors.ts';
import type { RunningAnswer } from './running/running-answer.ts';

/** Waits for an answer; fails as it fails, and when somebody stopped it. */
export async function replyOf(answer: RunningAnswer): Promise<AnswerReply> {
  const ending = await answer.ended;
  switch (ending.type) {
    case 'answered':
      return ending.reply;
    case 'stopped':
      throw new AppError('stopped');
    case 'failed':
      throw new AppError(ending.error.code);
  }
}
