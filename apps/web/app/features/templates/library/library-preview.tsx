import type { Field } from '@replysmith/coach';
import {
  type LibraryTemplate,
  exampleOf,
  isStandardVariable,
  standardVariables,
  variablesOf,
} from '@replysmith/contract';
import { type ReactNode, useMemo, useState } from 'react';
import type { NumberedLine } from '../../../data/coach/answers.ts';
import { valueName } from '../../../lib/facets.ts';
import { variableLabel } from '../../../lib/words.ts';
import { Banner } from '../../../components/banner.tsx';
import { Ledger, LedgerSum, numberLines, toLedgerLine } from '../../../components/ledger.tsx';
import { ScoreTrust } from '../../../components/score-trust.tsx';
import { type Highlight, useHighlight } from '../../../components/highlight.ts';
import { MarkedText } from '../../../components/marked-text.tsx';
import { marksIn } from '../../../components/marks.ts';
import { EmptyRing, ScoreRing } from '../../../components/score-ring.tsx';
import { ScoreVerdict } from '../../../components/band.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { Tag, ToggleTag } from '../../../components/tag.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { type ExampleScore, useExampleScore } from '../editor/score-side.tsx';
import { FilledEmail } from '../use/use-dialog.tsx';
import { templatePlaces } from '../use/fill-template.ts';
import classes from './library-preview.module.css';

type LibraryPreviewProps = {
  template: LibraryTemplate;
  /** Similar templates of the library. */
  alike: ReactNode;
};

/** One template of the library: its purpose, its email, and its score line by line. */
export function LibraryPreview({ template, alike }: LibraryPreviewProps) {
  const { example, score, ...rest } = useExampleScore(template);
  // Until the coach has read this template, the score is that of the former one.
  const isOfThis = score?.draft.body === example.body.text;
  const live = { ...rest, score: isOfThis ? score : null };
  const lines = useMemo(() => numberLines(isOfThis ? score : null), [score, isOfThis]);
  const highlight = useHighlight();
  return (
    <>
      <PurposeOf template={template} />
      <div className={`grid items-start mt-6 one-column-tablet ${classes.columns}`}>
        <div className={classes.main}>
          <PreviewEmail template={template} lines={lines} highlight={highlight} />
          <div className={classes.about}>
            <AboutTemplate template={template} />
            <VariableTable template={template} />
          </div>
        </div>
        <div className={classes.side}>
          <PreviewScore
            known={template.optimization_score}
            live={live}
            lines={lines}
            highlight={highlight}
          />
          <div className={classes.alike}>{alike}</div>
        </div>
      </div>
    </>
  );
}

/** The purpose of a template, and when to use it. */
function PurposeOf({ template: { purpose, when_to_use } }: { template: LibraryTemplate }) {
  return (
    <dl className={`${classes.facts ?? ''} ${classes.purpose ?? ''}`}>
      <div>
        <dt className="small ink-3">Purpose</dt>
        <dd className="pretty">{purpose}</dd>
      </div>
      <div>
        <dt className="small ink-3">When to use it</dt>
        <dd className="pretty">{when_to_use}</dd>
      </div>
    </dl>
  );
}

/** The purpose of a template, and when to use it. */
function AboutTemplate({ template }: { template: LibraryTemplate }) {
  const { category, industry, persona, goal, tags } = template;
  return (
    <dl className={classes.facts}>
      <div>
        <dt className="small ink-3">Filed under</dt>
        <dd className="pretty">
          {[category, valueName('industry', industry), persona, goal].join(', ')}
        </dd>
      </div>
      <div>
        <dt className="small ink-3">Tags</dt>
        <dd className={`pretty row gap-1 ${classes.tags}`}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </dd>
      </div>
    </dl>
  );
}

/** The variables of a template, each with an example. */
function VariableTable({ template }: { template: LibraryTemplate }) {
  const rows = variablesOf(template).map((name) => {
    const known = template.template_variables.find((variable) => variable.name === name);
    const sample = isStandardVariable(name) ? standardVariables[name] : null;
    return { name, example: known?.example ?? sample, fallback: known?.fallback ?? null };
  });
  if (rows.length === 0) return null;
  return (
    <table className={classes.table}>
      <caption className="label pb-2 text-left">You fill in</caption>
      <thead className="visually-hidden">
        <tr>
          <th>Variable</th>
          <th>Example</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, example, fallback }) => (
          <tr key={name}>
            <th scope="row">{variableLabel(name)}</th>
            <td className="serif size-16 line-22 breakable">
              {example}
              {fallback && <span className="small ink-3"> or, if unknown, “{fallback}”</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PreviewEmailProps = {
  template: LibraryTemplate;
  lines: readonly NumberedLine[];
  highlight: Highlight;
};

/** The email: with samples and marks for lost points, or as it is stored. */
function PreviewEmail({ template, lines, highlight }: PreviewEmailProps) {
  const [isStored, setStored] = useState(false);
  const { subject, body } = exampleOf(template, template.template_variables);
  const marked = (field: Field, text: string) => (
    <MarkedText text={text} marks={marksIn(lines, field)} highlight={highlight} />
  );
  return (
    <section className="min-w-0 container" aria-label="Email">
      <div className="flex gap-1 mb-2" role="group" aria-label="Shown with">
        <ToggleTag isOn={!isStored} onToggle={() => setStored(false)}>
          Examples
        </ToggleTag>
        <ToggleTag isOn={isStored} onToggle={() => setStored(true)}>
          Variables
        </ToggleTag>
      </div>
      <Sheet>
        {isStored ? (
          <FilledEmail
            email={{ subject: template.subject_line, body: template.email_content }}
            findBlanks={templatePlaces}
          />
        ) : (
          <EmailSheet subject={marked('subject', subject.text)} body={marked('body', body.text)} />
        )}
      </Sheet>
    </section>
  );
}

type PreviewScoreProps = {
  /** The score from the library, until the coach has read the example here. */
  known: number;
  live: Pick<ExampleScore, 'score' | 'hasFailed' | 'retry'>;
  lines: readonly NumberedLine[];
  highlight: Highlight;
};

/** The score of a template's example, and what it loses. */
function PreviewScore({
  known,
  live: { score, hasFailed, retry },
  lines,
  highlight,
}: PreviewScoreProps) {
  const label = `Score ${String(score?.value ?? known)} of 100`;
  return (
    <section aria-label="Score">
      <div className={classes.ring}>
        {score ? (
          <ScoreRing
            value={score.value}
            lost={lines.map(({ number, points }) => ({ number, points: -points }))}
            highlight={highlight.number}
            label={label}
          />
        ) : (
          <EmptyRing text={String(known)} label={label} />
        )}
      </div>
      {score && (
        <div className={`mb-3 ${classes.verdict}`}>
          <ScoreVerdict
            band={score.band}
            verdict={score.verdict}
            isSoFar={score.filled !== null}
            isUnsure={score.isUnsure}
          />
        </div>
      )}
      {hasFailed && (
        <Banner
          tone="danger"
          title="The breakdown cannot be shown."
          action={<TryAgain size="small" onClick={retry} />}
        >
          The coach could not be loaded.
        </Banner>
      )}
      {score && (
        <>
          <Ledger lines={lines.map(toLedgerLine)} highlight={highlight} label="Points lost" />
          <LedgerSum reckoning={`100 − ${String(100 - score.value)}`} total={String(score.value)} />
          <ScoreTrust basis={score.basis} />
        </>
      )}
    </section>
  );
}
