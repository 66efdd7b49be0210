import type { PublicTemplate } from '../../../../data/public-library/public-template.ts';
import { lossesInWords } from '../../../../lib/words/losses-in-words.ts';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../../ui/score-ring/score-verdict.tsx';
import classes from './template-verdict.module.css';

type TemplateVerdictProps = Pick<
  PublicTemplate,
  'score' | 'band' | 'verdict' | 'isUnsure' | 'lines'
>;

export function TemplateVerdict(props: TemplateVerdictProps) {
  const { score, band, verdict, isUnsure, lines } = props;
  const losses = lossesInWords(100 - score, lines.length);
  return (
    <div className={classes.verdict}>
      <ScoreRing
        value={score}
        lost={lines.map(({ number, points }) => ({ number, points: -points }))}
        label={`Score ${score} of 100. ${losses}`}
      />
      <div>
        <ScoreVerdict band={band} verdict={verdict} isUnsure={isUnsure} />
        <h2 className={`subhead ${classes.losses}`}>{losses}</h2>
        <p className="small ink-2">A template is scored as its example reads.</p>
      </div>
    </div>
  );
}
