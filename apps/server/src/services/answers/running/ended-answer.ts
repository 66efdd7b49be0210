import { createRunningAnswer, type Ending, type RunningAnswer } from './running-answer.ts';

/** An answer of which only its end is left to tell. */
export function endedAnswer(id: string, userId: string, ending: Ending): RunningAnswer {
  const answer = createRunningAnswer(id, userId);
  answer.emit(ending);
  return answer;
}
