import classes from './diff.module.css';

const blank = /(\[fill in[^\]]*\])/u;

/** Text in which the blanks that only the writer can fill stand out. */
export function WithBlanks({ text }: { text: string }) {
  return text.split(blank).map((piece, index) =>
    blank.test(piece) ? (
      <span key={index} className={classes.blank}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
