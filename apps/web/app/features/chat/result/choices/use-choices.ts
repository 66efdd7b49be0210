import { joinChanges } from '@replysmith/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSaveChoices } from '../../../../data/chat/save-choices.ts';
import { followOtherTabs, keepWork, keptWork } from '../../../../lib/kept-work.ts';
import type { ResultAnswer } from '../../exchange/exchange.ts';
import { parseChange } from './parse-change.ts';
import { useChosen } from './use-chosen.ts';
import { useDecisions } from './use-decisions.ts';
import { useKeptSaving } from './use-kept-saving.ts';

/**
 * The writer's choices about one result. What they decide is kept in this browser at once, for all
 * of its tabs, and goes to the server when it has stood still; then the server's choices hold.
 */
export function useChoices(answer: ResultAnswer) {
  const { key, kept, choices } = useChosen(answer);
  const { save, refresh } = useSaveChoices(answer);
  const [own, setOwn] = useState('');
  const { isFailing } = useKeptSaving({
    key,
    kept,
    isOwn: kept === own,
    save: (text, options) => save(parseChange(text), options),
  });
  const decisions = useDecisions(choices, (change) => {
    const text = JSON.stringify(joinChanges(parseChange(keptWork(key)), change));
    setOwn(text);
    keepWork(key, text);
  });
  const hear = useEffectEvent((text: string) => {
    // The other tab has saved it.
    if (text === '') refresh();
  });
  useEffect(() => followOtherTabs(key, (text) => hear(text)), [key]);
  return { choices, ...decisions, isUnsaved: isFailing };
}
