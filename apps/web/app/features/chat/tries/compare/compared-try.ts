import type { EmailText } from '@replysmith/contract';
import { useMemo } from 'react';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { hasResult, type ResultAnswer } from '../../exchange/exchange.ts';
import { choicesKey } from '../../result/choices/choices-key.ts';
import { choicesOf } from '../../result/choices/choices.ts';
import { revise, type ScoredLine } from '../../result/choices/revise.ts';
import { tryName } from '../try-name.ts';
import type { Tries } from '../../exchange/tries-of.ts';

/** A try as it stands now, to be laid beside another. */
export type ComparedTry = {
  /** Its place among the tries. */
  readonly at: number;
  /** "2. Lighter touch" */
  readonly name: string;
  readonly email: EmailText;
  readonly value: number;
  readonly lines: readonly ScoredLine[];
};

/** The tries that have a result, each as the writer's choices leave it. */
export function useComparedTries(tries: Tries): ComparedTry[] {
  const { id: userId } = useSignedInUser();
  return useMemo(
    () =>
      tries.exchanges.flatMap((exchange, at) => {
        const { answer } = exchange;
        if (!answer || !hasResult(answer)) return [];
        const name = `${String(at + 1)}. ${tryName(tries, exchange)}`;
        return [{ at, name, ...revised(answer, userId) }];
      }),
    [tries, userId],
  );
}

function revised(answer: ResultAnswer, userId: string): Omit<ComparedTry, 'at' | 'name'> {
  const kept = keptWork(choicesKey(userId, answer.id));
  const choices = choicesOf(answer.choices, kept);
  const { value, lines, subject, body } = revise(answer.optimization_results, choices);
  return { email: { subject, body }, value, lines };
}
