import { useEffect, useState } from 'react';
import { allowsMotion } from '../../theme/motion.ts';

const duration = 600;

/** Runs from 0 to `value` once, when `isOn` at mount and no longer held; later values show at once. */
export function useCountUp(value: number, isOn: boolean, isHeld: boolean): number {
  const [share, setShare] = useState(() => (isOn && allowsMotion() ? 0 : 1));

  useEffect(() => {
    if (!isOn || isHeld || !allowsMotion()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      const passed = Math.min(1, Math.max(0, (now - start) / duration));
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [isOn, isHeld]);

  return Math.round(value * share);
}
