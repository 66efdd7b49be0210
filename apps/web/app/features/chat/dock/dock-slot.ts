import { createContext } from 'react';

/** The place above the composer for what happens out of sight; null where there is none. */
export const DockSlot = createContext<HTMLElement | null>(null);
