/** What the heading of a topic is called in the page. */
export function topicHeadingId(topicId: string): string {
  return `help-${topicId}`;
}

/** What the heading of an item is called in the page. */
export function itemHeadingId(topicId: string, itemId: string): string {
  return `help-${topicId}--${itemId}`;
}
