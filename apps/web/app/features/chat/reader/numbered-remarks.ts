import type { ReaderRemark, ReplyDebrief } from '@replysmith/contract';
import type { Mark } from '../../../components/marks.ts';

export type NumberedRemark = ReaderRemark & {
  number: number;
  /** It decided the outcome. */
  isDeciding: boolean;
  /** Whether it helped or hurt; null where it was only noticed. */
  side: 'won' | 'lost' | null;
};

export function numbered(remarks: readonly ReaderRemark[], after = 0): NumberedRemark[] {
  return remarks.map((remark, index) => ({
    ...remark,
    number: after + index + 1,
    isDeciding: false,
    side: null,
  }));
}

/** The lines of a debrief with consecutive numbers: first what helped, then what hurt. */
export function numberedDebrief({ deciding, won, lost }: ReplyDebrief) {
  const isDeciding = ({ quote, why }: ReaderRemark) =>
    deciding !== null && quote === deciding.quote && why === deciding.why;
  const on = (side: 'won' | 'lost') => (remark: NumberedRemark) => ({
    ...remark,
    isDeciding: isDeciding(remark),
    side,
  });
  return {
    won: numbered(won).map(on('won')),
    lost: numbered(lost, won.length).map(on('lost')),
  };
}

/** The places of the remarks' words in one part of the email. */
export function remarkMarksIn(
  field: 'subject' | 'body',
  remarks: readonly NumberedRemark[],
): Mark[] {
  return remarks.flatMap(({ number, place }) =>
    place?.field === field ? [{ number, start: place.start, end: place.end }] : [],
  );
}
