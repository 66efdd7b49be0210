import { useEffect, useRef } from 'react';

/** True while the component is on the page, for answers that come after it may have left. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
