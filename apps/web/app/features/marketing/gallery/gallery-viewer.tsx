import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { preload } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { onAPhone, partSize } from './on-a-phone.ts';
import classes from './gallery-viewer.module.css';
import type { paintedColorScheme } from '../../../theme/color-scheme.ts';

export type GalleryViewerProps = {
  slides: readonly Slide[];
  /** The picture it opens with. */
  first: number;
  onClose: () => void;
};

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Shows one picture at a time over the page, and wraps around at the ends. */
export function GalleryViewer({ slides, first, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const count = slides.length;
  const move = (step: number) => setIndex((shown) => (shown + step + count) % count);
  const swipe = useSwipe(move);

  useEffect(() => dialog.current?.showModal(), []);

  const next = slides[(index + 1) % count];
  if (next) {
    const asAvif = { as: 'image', type: 'image/avif' } as const;
    preload(next.phone.avif, { ...asAvif, media: onAPhone });
    preload(next.avif, { ...asAvif, media: `not all and ${onAPhone}` });
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };

  const slide = slides[index];
  if (!slide) return null;
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label="Screens of Replysmith"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={classes.inside} {...swipe}>
        <div className={`flex items-center justify-between gap-4 ${classes.bar}`}>
          <p className="flex items-center justify-between grow gap-3 dense" role="status">
            <span className={`row ${classes.title}`}>
              <b>{slide.name}</b> <span className="ink-2">{slide.category}</span>
            </span>{' '}
            <span className="no-shrink ink-2 numbers">
              {index + 1} of {count}
            </span>
          </p>
          <div className={`flex no-shrink gap-2 ${classes.ways}`}>
            <Button variant="quiet" shape="icon" aria-label="Previous" onClick={() => move(-1)}>
              <IconChevronLeft {...icon} />
            </Button>
            <Button variant="quiet" shape="icon" aria-label="Next" onClick={() => move(1)}>
              <IconChevronRight {...icon} />
            </Button>
            <Button
              variant="quiet"
              shape="icon"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
            >
              <IconX {...icon} />
            </Button>
          </div>
        </div>
        <SlidePicture key={slide.webp} slide={slide} />
        <p className={`dense ink-2 pretty ${classes.caption}`}>
          {slide.caption}{' '}
          <a className="one-line" href={slide.webp} target="_blank" rel="noreferrer">
            Full size
          </a>
        </p>
      </div>
    </dialog>
  );
}

const shortestPx = 50;
const longestMs = 300;

type Start = { x: number; y: number; at: number };

/** Reports quick one-finger swipes: 1 for the next, −1 for the previous. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
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

function SlidePicture({ slide }: { slide: Slide }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={`grid place-center ${classes.picture}`}>
      {isMissing ? (
        <p role="alert">
          The picture did not load. Check the connection, then choose it again, or go on to the
          next.
        </p>
      ) : (
        <picture>
          <source media={onAPhone} type="image/avif" srcSet={slide.phone.avif} {...partSize} />
          <source media={onAPhone} srcSet={slide.phone.webp} {...partSize} />
          <source type="image/avif" srcSet={slide.avif} />
          <img
            className="block w-full"
            src={slide.webp}
            alt={slide.alt}
            width={1920}
            height={1200}
            onError={() => setMissing(true)}
          />
        </picture>
      )}
    </div>
  );
}

/** One screen in the viewer. */
export type Slide = {
  readonly name: string;
  readonly category: string;
  readonly caption: string;
  readonly alt: string;
  /** The whole screen. */
  readonly webp: string;
  readonly avif: string;
  /** The part of it for a phone. */
  readonly phone: { readonly webp: string; readonly avif: string };
};

type Theme = ReturnType<typeof paintedColorScheme>;

/** Reads the slides of one theme from the contact sheet's HTML. */
export function readSlides(sheet: Element, theme: Theme): Slide[] {
  return [...sheet.querySelectorAll<HTMLElement>('[data-screen]')].map((screen) => {
    const link = screen.querySelector<HTMLAnchorElement>(`a[data-theme=${theme}]`);
    const { name = '', category = '', caption = '' } = screen.dataset;
    return {
      ...{ name, category, caption },
      alt: link?.querySelector('img')?.alt ?? '',
      webp: link?.href ?? '',
      avif: link?.dataset['avif'] ?? '',
      phone: {
        webp: link?.dataset['phoneWebp'] ?? '',
        avif: link?.dataset['phoneAvif'] ?? '',
      },
    };
  });
}
