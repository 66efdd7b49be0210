import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@replysmith/coach/score';
import { type Calibration, scoreTable, withScoreTable } from './fitting/score-table.ts';
import { panelDir } from './panel.ts';

/** Writes what was fitted into the table of the coach's README. */
const coach = join(panelDir, '..', '..', 'packages', 'coach');
const readme = join(coach, 'README.md');
const fitted = readFileSync(join(coach, 'data', 'calibration.json'), 'utf8');
const calibration = JSON.parse(fitted) as Calibration;
const before = readFileSync(readme, 'utf8');
const after = withScoreTable(before, scoreTable(rules, calibration));
writeFileSync(readme, after);
console.log(after === before ? 'The table is as it was.' : 'The table is written anew.');
