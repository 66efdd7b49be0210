import { useEffect, useState } from 'react';

/** True once something has lasted longer than a moment. */
export function useLasting(isGoingOn: boolean, moment = 200): boolean {
  const [isLasting, setLasting] = useState(false);
  if (isLasting && !isGoingOn) setLasting(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLasting(true), moment);
    return () => clearTimeout(timer);
  }, [isGoingOn, moment]);
  return isLasting && isGoingOn;
}
