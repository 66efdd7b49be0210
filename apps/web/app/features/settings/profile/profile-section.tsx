import { useProfile } from '../../../data/profile.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Who one is, for greetings and for what is written in one's name. */
export function ProfileSection() {
  const { data: profile, error, refetch, isFetching } = useProfile(useSignedInUser().id);
  if (!profile && error) {
    return (
      <EmptyState
        title="Your profile could not be loaded"
        action={
          <Button variant="line" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  }
  if (!profile) return <Skeleton label="Loading your profile..." />;
  return (
    <RuledBlock
      title="Profile"
      lede="A rewrite may state these about you, besides what your email says."
    >
      <ProfileForm profile={profile} />
    </RuledBlock>
  );
}
