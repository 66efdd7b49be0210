import { pages } from '@replysmith/contract';
import { parseBrief } from '@replysmith/coach';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { FoldedSheet } from './folded-sheet.tsx';

type BriefMessageProps = { text: string; campaignId: string | null; foundOn: string | null };

/** The brief that an email was written from, and the way back to its campaign. */
export function BriefMessage({ text, campaignId, foundOn }: BriefMessageProps) {
  const brief = parseBrief(text);
  return (
    <FoldedSheet
      name="brief"
      title={brief?.campaign || 'Your brief'}
      preview={brief?.audience || text}
      text={text}
      foundOn={foundOn}
      ways={
        campaignId && (
          <ButtonLink variant="quiet" size="small" to={pages.campaign(campaignId)}>
            Edit Campaign
          </ButtonLink>
        )
      }
    />
  );
}
