import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';
import { findTerms } from '../../../../lib/search/find-terms.ts';

/** Text with the words marked that were searched for. */
export function FoundText({ text, terms }: { text: string; terms: readonly string[] }) {
  return <HighlightedText text={text} ranges={findTerms(text, terms)} />;
}
