import type { PublicTemplate } from '../../../../data/public-library/public-template.ts';
import { lossesInWords } from '../../../../lib/words/losses-in-words.ts';
import { BandLabel } from '../../../../ui/score-ring/band-label.tsx';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import classes from './template-verdict.module.css';

type TemplateVerdictProps = Pick<PublicTemplate, 'score' | 'band' | 'lines'>;

export function TemplateVerdict({ score, band, lines }: TemplateVerdictProps) {
  const losses = lossesInWords(100 - score, lines.length);
  return (
    <div className={classes.verdict}>
      <ScoreRing
        value={score}
        lost={lines.map(({ number, points }) => ({ number, points: -points }))}
        label={`Score ${score} of 100. ${losses}`}
      />
      <div>
        <BandLabel band={band} />
        <h2 className={`subhead ${classes.losses}`}>{losses}</h2>
        <p className="small ink-2">A template is scored as its example reads.</p>
      </div>
    </div>
  );
}
