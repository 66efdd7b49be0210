/** What is read of an editable element, and where it stands in it. */
export type ReadText = {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Stretches that are never changed. */
  readonly locked: readonly { readonly start: number; readonly end: number }[];
  /** Whether earlier mail stands in it, which was left out. */
  readonly hasQuoted: boolean;
};

/** Characters of the text that lie side by side in one node; none where a line is empty. */
type Piece = {
  readonly start: number;
  readonly end: number;
  readonly node: Node;
  readonly offset: number;
};

type TextRules = {
  readonly quoted: string;
  readonly quotedFrom: string | null;
  readonly signature: string;
};

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TR UL'.split(
    ' ',
  ),
);
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'HEAD']);

/**
 * The text of an editable element as its writer sees it: a line for each block and break, white
 * space as it is drawn, earlier mail left out. Each character is known by its node.
 */
export function readText(root: HTMLElement, rules: TextRules): ReadText {
  const pieces: Piece[] = [];
  const locked: { start: number; end: number }[] = [];
  // Kept in parts: a long string would be copied each time that its end is looked at.
  const parts: string[] = [];
  let length = 0;
  let ending = '';
  /** Whether the present line holds something. */
  let isTouched = false;
  let wantsGap = false;
  let isOver = false;
  let hasQuoted = false;

  const append = (run: string) => {
    parts.push(run);
    length += run.length;
    ending = `${ending}${run}`.slice(-2);
  };
  const newLine = () => {
    append('\n');
    isTouched = false;
  };
  /** Before something is put on the present line. */
  const touch = () => {
    if (!isTouched && wantsGap && length > 0 && ending !== '\n\n') append('\n');
    wantsGap = false;
    isTouched = true;
  };
  const endLine = () => {
    if (isTouched) newLine();
  };

  const readNode = (node: Text, keepsSpace: boolean) => {
    const { data } = node;
    if (keepsSpace) {
      readAsTyped(node);
      return;
    }
    for (const { 0: run, index } of data.matchAll(/[ \t\n\r]+|[^ \t\n\r]+/gu)) {
      if (/^[ \t\n\r]/u.test(run)) {
        if (!isTouched || ending.endsWith(' ')) continue;
        add(' ', node, index);
      } else add(run.replaceAll('\u00A0', ' '), node, index);
    }
  };
  const readAsTyped = (node: Text) => {
    let offset = 0;
    for (const [index, line] of node.data.split('\n').entries()) {
      if (index > 0) {
        touch();
        newLine();
      }
      if (line !== '') add(line.replaceAll('\u00A0', ' '), node, offset);
      offset += line.length + 1;
    }
  };
  const add = (run: string, node: Node, offset: number) => {
    touch();
    pieces.push({ start: length, end: length + run.length, node, offset });
    append(run);
  };

  const walk = (parent: Node, keepsSpace: boolean) => {
    for (const [index, child] of [...parent.childNodes].entries()) {
      if (isOver) return;
      if (child instanceof Text) readNode(child, keepsSpace);
      else if (child instanceof HTMLElement) walkElement(child, index, keepsSpace);
    }
  };
  const walkElement = (element: HTMLElement, index: number, keepsSpace: boolean) => {
    if (rules.quotedFrom !== null && element.matches(rules.quotedFrom)) {
      isOver = true;
      hasQuoted = true;
      return;
    }
    const isQuoted = element.matches(rules.quoted);
    hasQuoted ||= isQuoted;
    if (unread.has(element.tagName) || element.hidden || isQuoted) return;
    if (element.tagName === 'BR') {
      touch();
      const { parentNode } = element;
      if (parentNode && (length === 0 || ending.endsWith('\n'))) {
        pieces.push({ start: length, end: length, node: parentNode, offset: index });
      }
      newLine();
      return;
    }
    const isBlock = blocks.has(element.tagName);
    const isParagraph = element.tagName === 'P' && hasMargin(element);
    if (isBlock) endLine();
    wantsGap ||= isParagraph;
    const from = length;
    const keeps = keepsSpace || element.tagName === 'PRE';
    walk(element, keeps);
    if (element.matches(rules.signature)) locked.push({ start: from, end: length });
    if (isBlock) endLine();
    wantsGap ||= isParagraph;
  };

  walk(root, keepsSpaces(root));
  let end = length;
  const text = parts.join('');
  while (text.charAt(end - 1) === '\n') end -= 1;
  return { text: text.slice(0, end), pieces, locked, hasQuoted };
}

function keepsSpaces(element: HTMLElement): boolean {
  return getComputedStyle(element).whiteSpace.startsWith('pre');
}

function hasMargin(element: HTMLElement): boolean {
  return Number.parseFloat(getComputedStyle(element).marginBottom) > 0;
}

/** The range of some characters; null where they are not in the element any more. */
export function rangeOf({ pieces }: ReadText, start: number, end: number): Range | null {
  const first = placeOf(pieces, start, start < end ? 'after' : 'before');
  const last = start < end ? placeOf(pieces, end, 'before') : first;
  if (!first?.node.isConnected || !last?.node.isConnected) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  return range;
}

/** Beside which character a place counts where two nodes meet. */
type Side = 'before' | 'after';

function placeOf(pieces: readonly Piece[], at: number, side: Side) {
  const holds = ({ start, end }: Piece) =>
    side === 'after' ? start <= at && at < end : start < at && at <= end;
  const touches = ({ start, end }: Piece) => start === at || end === at;
  const piece = pieces.find(holds) ?? pieces.find(touches);
  return piece && { node: piece.node, offset: piece.offset + at - piece.start };
}
