const endsInLink = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?]$/u;

/** The sentences after one another; a link ends the last without a full stop, and any other with one. */
export function joinSentences(sentences: readonly string[]): string {
  const said = sentences.filter((sentence) => sentence !== '');
  return said
    .map((sentence, at) =>
      at < said.length - 1 && endsInLink.test(sentence) ? `${sentence}.` : sentence,
    )
    .join(' ');
}
