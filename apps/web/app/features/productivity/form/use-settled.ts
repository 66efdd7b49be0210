import { useEffect, useState } from 'react';

const pauseMs = 300;

/** The value once it has not changed for a moment; for something that is made anew each time. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
