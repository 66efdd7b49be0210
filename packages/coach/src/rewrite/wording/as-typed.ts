/** With the writer's own apostrophe. */
export function asTyped(text: string, body: string): string {
  return body.includes('’') ? text : text.replaceAll('’', "'");
}
