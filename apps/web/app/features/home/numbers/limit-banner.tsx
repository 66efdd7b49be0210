import { pages } from '@replysmith/contract';
import { Banner } from '../../../ui/banner/banner.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';

/** Says that a limit of Free is close or reached, and leads to the plans. */
export function LimitBanner({ words }: { words: string }) {
  return (
    <Banner
      tone="warning"
      title={words}
      action={
        <ButtonLink to={pages.upgrade} variant="line" size="small">
          See plans
        </ButtonLink>
      }
    />
  );
}
