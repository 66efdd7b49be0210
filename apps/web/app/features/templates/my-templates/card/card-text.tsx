import type { EmailTemplateSummary } from '@replysmith/contract';
import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';
import { previewOf } from './preview-of.ts';
import classes from './template-card.module.css';

/** The subject, and how the text begins or where a search found something in it. */
export function CardText({ template }: { template: EmailTemplateSummary }) {
  const { subject_line, match } = template;
  return (
    <>
      <p className={classes.subject}>
        <HighlightedText text={subject_line} ranges={match?.subject_line ?? []} />
      </p>
      <p className={classes.preview}>
        <HighlightedText {...previewOf(template)} />
      </p>
    </>
  );
}
