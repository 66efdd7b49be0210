import { errorCodes } from '@replysmith/contract';
import { Banner } from '../../../../ui/banner/banner.tsx';

/** Said before anything is sent: there is no email that a reader could reply to. */
export function NothingToRead() {
  const { message } = errorCodes.no_optimized_email;
  const [title = '', ...rest] = message.split(/(?<=:)\s/u);
  return (
    <Banner tone="warning" title={title}>
      {rest.join(' ')}
    </Banner>
  );
}
