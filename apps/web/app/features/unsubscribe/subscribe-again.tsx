import { useUpdateProfile } from '../../data/profile/profile.ts';
import { explainFailure } from '../../lib/wire/explain-failure.ts';
import { Button } from '../../ui/button/button.tsx';

/** For who pressed too soon, and is signed in: the mail’s token only ever stops. */
export function SubscribeAgain({ userId, email }: { userId: string; email: string }) {
  const { mutate, isPending, isSuccess, error } = useUpdateProfile(userId);
  return (
    <>
      {!isSuccess && (
        <Button
          variant="line"
          isBusy={isPending}
          onClick={() => mutate({ notification_settings: { weeklyReports: true } })}
        >
          Subscribe again
        </Button>
      )}
      <p className="small ink-2" role="status">
        {isSuccess && `Weekly reports come to ${email} again.`}
        {error && `Not changed. ${explainFailure(error).message}`}
      </p>
    </>
  );
}
