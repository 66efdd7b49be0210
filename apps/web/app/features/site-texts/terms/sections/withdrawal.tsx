import type { SiteContent } from '../../../../data/site-content.ts';
import { HowToReach } from '../../words/how-to-reach.tsx';

type WithdrawalProps = { content: SiteContent };

/** What consumers in the European Union may not be denied. */
export function Withdrawal({ content }: WithdrawalProps) {
  const { withdrawalUrl } = content;
  return (
    <>
      <h3>If you are a consumer in the European Union</h3>
      <p>
        You may withdraw from buying a plan within 14 days, without giving a reason.{' '}
        {withdrawalUrl && (
          <>
            <a href={withdrawalUrl}>Withdraw from a contract here</a>, or write to{' '}
          </>
        )}
        {!withdrawalUrl && 'Write to '}
        <HowToReach content={content} />; that you withdraw and from what is all it needs to say. We
        pay back within 14 days, by the way you paid. If you asked for the plan to begin at once,
        you pay for the days you had it. The rights that the law gives you stand, whatever these
        terms say.
      </p>
    </>
  );
}
