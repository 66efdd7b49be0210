import type { Stretch } from '../email.ts';
import { matchesOf, withoutOverlaps } from '../words/stretch.ts';
import { invisibleRun } from '../words/visible.ts';
import { findCited } from './find-cited.ts';
import { findEntities } from './find-entities.ts';
import { findHtml, findTargets } from './find-html.ts';
import { findMarkdown } from './find-markdown.ts';
import { maskText, type Mask } from './mask.ts';

/** A text without its markup. */
type Seen = {
  /** As long as the text itself: markup is blanks and line breaks here. */
  readonly text: string;
  /** Where the links lead, which the reader does not see. */
  readonly targets: readonly Stretch[];
  /** What no change may cut into: signs of markup, and all of what is cited. */
  readonly markup: readonly Stretch[];
};

const mayHoldMarkup =
  /\]\(|[<>&*`~\r\v\f\u0085\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const oddBreak = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/gu;

/** What a reader sees of HTML, Markdown and characters without a shape. Most mail has none of them. */
export function asSeen(raw: string): Seen {
  if (!mayHoldMarkup.test(raw)) return { text: raw, targets: [], markup: [] };
  const breaks = raw.replace(oddBreak, '\n');
  const html = findHtml(breaks);
  const markdown =
    html.length > 0 ? { masks: [], targets: findTargets(breaks) } : findMarkdown(breaks);
  const marks = withoutOverlaps([...html, ...markdown.masks]);
  const plain = maskText(breaks, marks);
  const entities = findEntities(plain);
  const decoded = maskText(plain, entities);
  const invisible = matchesOf(decoded, invisibleRun).map((run): Mask => ({ ...run, shown: '' }));
  return {
    text: maskText(decoded, invisible),
    targets: markdown.targets,
    markup: withoutOverlaps([...findCited(breaks), ...marks, ...entities]),
  };
}
