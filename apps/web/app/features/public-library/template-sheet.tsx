import { Fragment, useRef } from 'react';
import type { ExampleText, Place, PublicTemplate } from '../../data/public-library.ts';
import { copyText } from '../../lib/clipboard.ts';
import { CopyButton, useCopied } from '../../components/copy-button.tsx';
import { type Mark, type MarkedSegment, marksIn, splitByMarks } from '../../components/marks.ts';
import { EmailSheet, Sheet } from '../../components/sheet.tsx';
import classes from './template-sheet.module.css';

const ways = [
  { value: 'examples', label: 'With examples' },
  { value: 'blanks', label: 'With blanks' },
] as const;

/**
 * Chooses which of the two texts a sheet shows. CSS reads the choice, so it works without scripts.
 */
function ShownWith() {
  return (
    <fieldset className={`flex gap-1 ${classes.ways}`}>
      <legend className="visually-hidden">Show the email</legend>
      {ways.map(({ value, label }, index) => (
        <label className="relative cursor-pointer" key={value}>
          <input
            className="absolute w-full cursor-pointer"
            type="radio"
            name="shown"
            value={value}
            defaultChecked={index === 0}
          />
          <span className="flex items-center round ink-2 medium size-13">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The email on its sheet. Switching between examples and blanks needs no script. */
export function TemplateSheet({ template }: { template: PublicTemplate }) {
  const { subject, body, lines, words } = template;
  return (
    <Sheet isBleeding>
      <section aria-label="Email" className={classes.email}>
        <div className={`no-print line-below ${classes.bar}`}>
          <ShownWith />
        </div>
        <EmailSheet
          subject={<EmailWords example={subject} marks={marksIn(lines, 'subject')} />}
          body={<EmailWords example={body} marks={marksIn(lines, 'body')} />}
        />
        <div
          className={`row items-center justify-between gap-2-4 small ink-2 line-above ${classes.foot}`}
        >
          <span>{words} words</span>
          <CopyTemplate subject={subject} body={body} />
        </div>
      </section>
    </Sheet>
  );
}

type CopyTemplateProps = { subject: ExampleText; body: ExampleText };

/** Copies the email as shown. */
function CopyTemplate({ subject, body }: CopyTemplateProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { hasCopied, copy } = useCopied(copyText);
  const onCopy = () => {
    // Read from the page: the choice may have been made before hydration.
    const sheet = anchor.current?.closest('section');
    const isBlank = sheet?.querySelector('[value="blanks"]:checked');
    const read = isBlank ? withBlanks : ({ text }: ExampleText) => text;
    void copy(`Subject: ${read(subject)}\n\n${read(body)}`);
  };
  return (
    <span ref={anchor}>
      <CopyButton variant="line" size="small" hasCopied={hasCopied} onCopy={onCopy} />
    </span>
  );
}

/** The text with blanks: "Hi [First name]," */
export function withBlanks({ text, places }: ExampleText): string {
  let filled = '';
  let read = 0;
  for (const { label, start, end } of places) {
    filled += `${text.slice(read, start)}[${label}]`;
    read = end;
  }
  return filled + text.slice(read);
}

type EmailWordsProps = { example: ExampleText; marks: readonly Mark[] };

/** An example with its lost points marked, and the template's blanks as the alternative. */
function EmailWords({ example, marks }: EmailWordsProps) {
  return cutEmail(example, marks).map((piece) => (
    <Fragment key={piece.start}>
      {piece.variable?.start === piece.start && (
        <span className={`mid breakable hidden round-tag ${classes.blank}`} data-blank>
          [{piece.variable.label}]
        </span>
      )}
      <Words piece={piece} />
      {piece.ending.length > 0 && (
        <sup className={classes.number} data-example>
          {piece.ending.join(',')}
        </sup>
      )}
    </Fragment>
  ));
}

function Words({ piece: { text, numbers, isDotted, variable } }: { piece: EmailPiece }) {
  const isMarked = numbers.length > 0;
  if (!isMarked && !variable) return text;
  const Tag = isMarked ? 'mark' : 'span';
  return (
    <Tag
      className={variable ? classes.example : classes.words}
      data-example={variable ? true : undefined}
      data-marked={isMarked || undefined}
      data-dotted={(isMarked && isDotted) || undefined}
    >
      {text}
    </Tag>
  );
}

/** A stretch of an example that is either in a blank or not, and has the same marks throughout. */
type EmailPiece = MarkedSegment & {
  /** The blank it belongs to. */
  readonly variable: Place | null;
};

/** Splits an example at every mark and blank boundary. The pieces joined give the text again. */
export function cutEmail({ text, places }: ExampleText, marks: readonly Mark[]): EmailPiece[] {
  const edges = places.flatMap(({ start, end }) => [start, end]);
  return splitByMarks(text, marks).flatMap((segment) => {
    const last = segment.start + segment.text.length;
    const inside = edges.filter((edge) => edge > segment.start && edge < last);
    const cuts = [...new Set([segment.start, ...inside, last])].sort((one, other) => one - other);
    return cuts.slice(0, -1).map((start, index) => {
      const end = cuts[index + 1] ?? last;
      return {
        ...segment,
        start,
        text: text.slice(start, end),
        ending: end === last ? segment.ending : [],
        variable: places.find((variable) => variable.start <= start && variable.end >= end) ?? null,
      };
    });
  });
}
