import { useState } from 'react';
import { keepWork, keptWork } from '../../../../lib/kept-work.ts';
import { keepAll, parseChoices, type Choices } from './choices.ts';

/** The writer's choices about one result, kept in this browser. */
export function useChoices(key: string): [Choices, (choices: Choices) => void] {
  const [choices, setChoices] = useState(() => {
    const kept = keptWork(key);
    return kept === '' ? keepAll : parseChoices(kept);
  });
  return [
    choices,
    (next) => {
      setChoices(next);
      keepWork(key, next === keepAll ? '' : JSON.stringify(next));
    },
  ];
}
