import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { useState } from 'react';
import { useSettled } from '../../../../lib/use-settled.ts';
import type { ResultAccount } from '../account/result-account.ts';
import { decisionWords } from './decision-words.ts';

type DecisionToldProps = {
  result: Optimization;
  choices: RewriteChoices;
  account: ResultAccount;
};

/** Tells aloud what the last decision came to, once it has stood still. */
export function DecisionTold({ result, choices, account }: DecisionToldProps) {
  const words = decisionWords(result, choices, account);
  const [first] = useState(words);
  const [isDecided, setDecided] = useState(false);
  if (!isDecided && words !== first) setDecided(true);
  return (
    <p role="status" className="visually-hidden">
      {useSettled(isDecided ? words : '', 500)}
    </p>
  );
}
