import type { EmailStage } from '@replysmith/contract';
import { ChangedWords } from '../../../../ui/changed-text/changed-words.tsx';
import { EmailText } from '../../../../ui/changed-text/email-text.tsx';
import { diffParts } from '../../../../ui/changed-text/diff-parts.ts';
import { templatePlaces } from '../../use/open-places.ts';
import classes from './template-diff.module.css';

/** The words of a template, whichever version of it. */
type TemplateWords = {
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly template_variables: readonly object[];
  readonly stage: EmailStage | null;
};

type TemplateDiffProps = { before: TemplateWords; after: TemplateWords };

/** Two versions of a template as one text: what went is struck, what came is underlined. */
export function TemplateDiff({ before, after }: TemplateDiffProps) {
  const others = otherChanges(before, after);
  return (
    <div className={classes.diff}>
      {before.name !== after.name && (
        <p className={classes.name}>
          <Words before={before.name} after={after.name} />
        </p>
      )}
      <p className={`letter ${classes.subject}`}>
        <Words before={before.subject_line} after={after.subject_line} />
      </p>
      <div className={`letter ${classes.body}`}>
        <Words before={before.email_content} after={after.email_content} />
      </div>
      {others.length > 0 && (
        <p className={classes.others}>
          Also different: {new Intl.ListFormat('en-GB').format(others)}.
        </p>
      )}
    </div>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <ChangedWords
      parts={diffParts(before, after)}
      words={({ text }) => <EmailText text={text} findBlanks={templatePlaces} />}
    />
  );
}

function otherChanges(before: TemplateWords, after: TemplateWords): string[] {
  const parts = {
    category: (words: TemplateWords) => words.category,
    tags: (words: TemplateWords) => words.tags.join(','),
    description: (words: TemplateWords) => words.description ?? '',
    'samples and fallbacks': (words: TemplateWords) => JSON.stringify(words.template_variables),
    'what it is read as': (words: TemplateWords) => words.stage,
  };
  return Object.entries(parts)
    .filter(([, part]) => part(before) !== part(after))
    .map(([name]) => name);
}
