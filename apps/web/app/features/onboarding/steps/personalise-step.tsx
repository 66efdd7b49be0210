import { useProfile } from '../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AboutYou } from '../about-you/about-you.tsx';

export function PersonaliseStep() {
  const { data: profile } = useProfile(useSignedInUser().id);
  return (
    <>
      <p className="ink-2">
        A rewrite may state these about you, and leans towards your tone. You can change them in
        Settings.
      </p>
      {profile ? (
        <AboutYou profile={profile} />
      ) : (
        <Skeleton label="Loading your profile..." widths={['100%', '100%', '100%']} />
      )}
    </>
  );
}
