import { useEffect, useState } from 'react';

/** The time, renewed at this interval. */
export function useNow(intervalMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}

/** The value after it stopped changing, for announcements. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

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
