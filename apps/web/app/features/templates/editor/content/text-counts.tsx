import { lengths } from '@replysmith/contract';
import { countText } from '../../../../lib/count-text.ts';
import classes from './content-tab.module.css';

/** As fast as the coach's own reader takes words in. */
const wordsPerSecond = 4;

/** How long the text is against what fits, and how long it takes to read. */
export function TextCounts({ subject, content }: { subject: string; content: string }) {
  const words = content.match(/\S+/gu)?.length ?? 0;
  const seconds = Math.ceil(words / wordsPerSecond);
  return (
    <p className={classes.counts}>
      <Count name="Subject" length={subject.trim().length} most={lengths.templateSubject} />
      <Count name="Content" length={content.length} most={lengths.templateContent} />
      <span>
        {countText(words)} {words === 1 ? 'word' : 'words'}, {readingTime(seconds)} to read
      </span>
    </p>
  );
}

function Count({ name, length, most }: { name: string; length: number; most: number }) {
  return (
    <span data-over={length > most || undefined}>
      {name} {countText(length)} / {countText(most)}
    </span>
  );
}

/** "28 s", "2 min" */
function readingTime(seconds: number): string {
  return seconds < 100 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`;
}
