import { useEffect } from 'react';
import { useInterfaceSettings } from '../../data/profile/interface-settings.ts';
import { reduceMotion } from '../../theme/motion.ts';

/** Keeps the signed-in pages as still as their reader asked for. */
export function useMotionSetting(): void {
  const { reduceMotion: isReduced } = useInterfaceSettings();
  useEffect(() => {
    reduceMotion(isReduced);
    return () => reduceMotion(false);
  }, [isReduced]);
}
