type FoundTextProps = {
  text: string;
  /** What a search found, from where to where. */
  ranges: readonly (readonly [number, number])[] | undefined;
};

/** A text with what was searched for marked in it. */
export function FoundText({ text, ranges = [] }: FoundTextProps) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
