/** What a person makes or says and calls "my"; of the rest people at work say "our". */
export const ownWorks: ReadonlySet<string> = new Set(
  'talk post piece article episode thread memo profile podcast book column newsletter blog guide paper interview essay review speech session video channel comment question tweet note'.split(
    ' ',
  ),
);
