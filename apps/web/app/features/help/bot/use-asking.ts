import { useState } from 'react';
import { useAskHelp } from '../api.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { storedText, useStored } from '../../../lib/storage.ts';
import { showToast } from '../../../components/toast.tsx';
import { countHelpAnswer } from './bot-state.ts';

const questions = storedText({ name: 'help-question' });

export type Asking = ReturnType<typeof useAsking>;

/** The help chat's state; it keeps running while the chat is closed. */
export function useAsking() {
  const { id } = useSignedInUser();
  const [text, write] = useQuestion();
  const [news, setNews] = useState('');
  const { ask, stop, ...state } = useAskHelp({
    onAnswered: () => {
      setNews('The help chat has answered.');
      countHelpAnswer(id);
    },
    onFailed: (question) => {
      setNews('');
      giveBack(question);
      showToast({
        title: 'Error',
        message: 'Failed to get response. Please try again.',
        kind: 'error',
        about: 'help-chat',
      });
    },
  });

  /** Unless another question has been typed since. */
  const giveBack = (question: string) => {
    if (text.trim() === '') write(question);
  };
  return {
    ...{ ...state, text, write },
    /** What a screen reader announces. */
    news,
    ask: (question: string) => {
      const trimmed = question.trim();
      if (trimmed === '' || state.pending !== null) return;
      if (trimmed === text.trim()) write('');
      setNews('The help chat is answering.');
      ask(trimmed);
    },
    stop: () => {
      if (state.pending !== null) giveBack(state.pending);
      setNews('Stopped.');
      stop();
    },
  };
}

/** The question being typed; it survives a reload. */
function useQuestion(): [text: string, write: (text: string) => void] {
  const { id } = useSignedInUser();
  const key = questions.key(id);
  return [useStored(questions, key), (text) => questions.write(key, text)];
}
