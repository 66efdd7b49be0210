import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, createContext, use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { dockHeight, setDockHeight, setWrittenIn } from '../../../components/dock-height.ts';
import classes from './message.module.css';

/** Tells the page the height of the docked composer, so that the rest stays clear of it. */
export function useDock() {
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const tell = () => {
      const isDocked = getComputedStyle(element).position === 'sticky';
      const height = isDocked ? element.offsetHeight : 0;
      // Excludes its own parts, which are always in view; otherwise focusing them would scroll the
      // page.
      element.style.setProperty('--stands-clear', `${String(-height)}px`);
      setDockHeight(height);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    addEventListener('resize', tell);
    const enter = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLTextAreaElement;
      setWrittenIn(isField);
      if (isField && dockHeight() > 0) stayThisFrame();
    };
    const leave = () => setWrittenIn(false);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    setWrittenIn(
      element.contains(document.activeElement) &&
        document.activeElement instanceof HTMLTextAreaElement,
    );
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      setWrittenIn(false);
      setDockHeight(0);
    };
  }, []);

  return dock;
}

/**
 * Undoes the browser's scrolling to the caret as the field unfolds, since a docked field is in
 * view.
 */
function stayThisFrame(): void {
  const top = scrollY;
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

/** The place above the composer for links to what is out of sight; null where there is none. */
export const DockSlot = createContext<HTMLElement | null>(null);

type DockLineProps = {
  /** What is out of sight. */
  children?: ReactNode;
  /** The label of the link. */
  way: string;
  isAbove?: boolean;
  onGo: () => void;
};

/** A line above the composer with a link to what is out of sight. */
export function DockLine({ children, way, isAbove = false, onGo }: DockLineProps) {
  const slot = use(DockSlot);
  const Icon = isAbove ? IconArrowUp : IconArrowDown;
  const line = (
    <p
      className={`flex items-center justify-between gap-3 dense round-sheet on-sheet ${classes.dockLine}`}
      data-lone={children ? undefined : true}
    >
      {children && <b>{children}</b>}
      <Button variant="quiet" size="small" onClick={onGo}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {way}
      </Button>
    </p>
  );
  return slot && createPortal(line, slot);
}
