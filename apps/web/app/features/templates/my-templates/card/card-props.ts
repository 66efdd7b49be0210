import type { EmailTemplateSummary } from '@replysmith/contract';
import type { Pick } from '../rows/use-picking.ts';

export type CardProps = {
  template: EmailTemplateSummary;
  /** In the whole list, from 0. */
  position: number;
  /** Of the whole list. */
  total: number;
  isPicked: boolean;
  onPick: Pick;
};
