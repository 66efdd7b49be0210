import { findRanges } from '@replysmith/contract';
import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';

/** Text with the words marked that were searched for. */
export function FoundText({ text, terms }: { text: string; terms: readonly string[] }) {
  return <HighlightedText text={text} ranges={findRanges(text, terms)} />;
}
