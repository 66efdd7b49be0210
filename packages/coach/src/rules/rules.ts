import { askCount } from './ask-count.ts';
import { askKind } from './ask-kind.ts';
import { bodyLength } from './body-length.ts';
import type { Cap, Rule } from './rule.ts';
import { subjectLength } from './subject-length.ts';

/** Every rule, in the order of what it may cost. */
export const rules: readonly Rule[] = [bodyLength, askKind, subjectLength, askCount];

export const caps: readonly Cap[] = [];
