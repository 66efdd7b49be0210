import { useEffect } from 'react';
import { setColorScheme } from '../../theme/color-scheme.ts';
import { useProfile } from '../profile/profile.ts';
import { useSignedInUser } from '../session/session.ts';
import { schemeOf } from './theme.ts';

/** Once a theme was chosen it is the one in every browser; until then each keeps its own. */
export function useSavedTheme(): void {
  const { data: profile } = useProfile(useSignedInUser().id);
  const saved = profile?.theme_chosen ? profile.theme_preference : null;
  useEffect(() => {
    if (saved) setColorScheme(schemeOf[saved]);
  }, [saved]);
}
