import { useRef, type TouchEvent } from 'react';

const shortestPx = 50;
const longestMs = 300;

type Start = { x: number; y: number; at: number };

/** Reports quick one-finger swipes: 1 for the next, −1 for the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0];
      const isOne = touch && touches.length === 1;
      start.current = isOne ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const origin = start.current;
      const touch = changedTouches[0];
      start.current = null;
      if (!origin || !touch || timeStamp - origin.at > longestMs) return;
      const across = touch.clientX - origin.x;
      if (Math.abs(across) <= shortestPx) return;
      if (Math.abs(across) > Math.abs(touch.clientY - origin.y)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
