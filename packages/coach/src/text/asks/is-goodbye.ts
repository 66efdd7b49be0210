import { goodbyePhrases } from '../../lexicon/kinds/goodbye-phrases.ts';
import type { Ask, Sentence } from '../email.ts';
import { isQuestion } from './find-asks.ts';
import { lastNoteIn } from './last-note-in.ts';

const { openDoor, openLater, waits } = goodbyePhrases;

/** Whether a text says that it is the last, asks for nothing now and ends there. */
export function isGoodbye(sentences: readonly Sentence[], asks: readonly Ask[]): boolean {
  if (!lastNoteIn(sentences) || asks.some((ask) => !standsOpen(ask))) return false;
  return !sentences.some((sentence) => isQuestion(sentence) || waits.test(sentence.text));
}

function standsOpen({ kind, sentence }: Ask): boolean {
  const isMeeting = kind === 'meeting' || kind === 'calendar';
  return openDoor.test(sentence.text) || (!isMeeting && openLater.test(sentence.text));
}
