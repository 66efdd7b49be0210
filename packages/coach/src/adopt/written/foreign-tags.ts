/** Tags that no page knows, as a call of a tool has them, with what stands between two of a name. */
const pair = /<([a-z_|][\w:|-]{0,40})(?:\s[^<>]{0,500})?>[^<>]{0,2000}<[/|]\1>/giu;
const single = /<[/!?|]?[a-z_][^<>@]{0,500}>/giu;

export function holdsTag(text: string): boolean {
  return text.search(single) !== -1;
}

/** The text without them, but for those that are to stay. */
export function withoutTags(
  text: string,
  isOwn: (tag: string) => boolean,
): { readonly text: string; readonly gone: readonly string[] } {
  const gone: string[] = [];
  const cut = (tag: string) => {
    if (isOwn(tag)) return tag;
    gone.push(tag);
    return '';
  };
  return { text: text.replace(pair, cut).replace(single, cut), gone };
}
