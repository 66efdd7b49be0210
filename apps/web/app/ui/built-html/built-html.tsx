/**
 * A part that never changes and that the build has rendered: its HTML comes as data from a route's
 * loader, so the browser needs none of its code. Only such HTML, never anybody's text.
 */
export function BuiltHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
