import { pages, paths, UnsubscribeReply } from '@replysmith/contract';
import { useSearchParams } from 'react-router';
import { useUpdateProfile } from '../../data/profile.ts';
import { useSession } from '../../data/session.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import classes from './unsubscribe-page.module.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../../lib/http.ts';

/** The target of a report's unsubscribe link: nothing changes until the button is pressed. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data: session } = useSession();
  const { mutate, isSuccess, isPending, error } = useUnsubscribe();
  const problem = error && explainFailure(error).message;
  return (
    <div className={`wrap ${classes.page}`}>
      <h1 className="title">{isSuccess ? 'You are unsubscribed' : 'Stop the weekly report?'}</h1>
      <div className={`stack gap-2 ink-2 ${classes.text}`} role="status">
        {isSuccess && <p>No more weekly reports will come to the address that got the mail.</p>}
        {!isSuccess && token === '' && (
          <p>The link is incomplete. Open it from the mail again, or use the settings.</p>
        )}
        {!isSuccess && token !== '' && (
          <p>It comes on Mondays and says what your emails won. Nothing else changes.</p>
        )}
        {problem && <p className="poor">Not stopped. {problem}</p>}
      </div>
      <div className="row items-center gap-3">
        {!isSuccess && token !== '' && (
          <Button isBusy={isPending} onClick={() => mutate(token)}>
            Stop the weekly report
          </Button>
        )}
        {isSuccess && session && (
          <SubscribeAgain userId={session.user.id} email={session.user.email} />
        )}
        <ButtonLink variant="line" to={pages.settingsOf('notifications')}>
          Notification settings
        </ButtonLink>
      </div>
    </div>
  );
}

/** For signed-in users who unsubscribed by mistake: the mail's token can only unsubscribe. */
function SubscribeAgain({ userId, email }: { userId: string; email: string }) {
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

/** Stops the mails that the token belongs to, whoever is signed in. */
function useUnsubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => apiPost(paths.unsubscribe, { token }, UnsubscribeReply),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile'] }),
  });
}
