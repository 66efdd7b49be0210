import { pages, type HelpMessage } from '@replysmith/contract';
import { Link } from 'react-router';
import { copyText } from '../../../../lib/clipboard/copy-text.ts';
import { AnswerText } from '../../../../ui/answer-text/answer-text.tsx';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { InlineText } from '../../topic/inline-text.tsx';
import { HelpSources } from './help-sources.tsx';
import classes from './message-list.module.css';

type HelpAnswerProps = { answer: HelpMessage; question: string };

/** What the help says, from where, and who put it in words; where it is silent, other ways. */
export function HelpAnswer({ answer, question }: HelpAnswerProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const isKnown = answer.citations.length > 0;
  return (
    <div className={classes.answer}>
      <AnswerText text={answer.content} Words={HelpWords} />
      {isKnown ? (
        <HelpSources citations={answer.citations} />
      ) : (
        <p className={classes.ways}>
          <Link to={`${pages.help}?${String(new URLSearchParams({ q: question }))}`}>
            Search the help for it
          </Link>
          <Link to={pages.chat}>Ask the coach about your email</Link>
          <Link to={pages.settings}>Contact Support</Link>
        </p>
      )}
      <div className={classes.foot}>
        <CopyButton
          variant="quiet"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(answer.content.replaceAll(/\*\*|`/gu, ''))}
        />
        {answer.engine === 'model' && <span>Put in words by a language model (AI)</span>}
      </div>
    </div>
  );
}

function HelpWords({ text }: { text: string }) {
  return <InlineText text={text} terms={[]} />;
}
