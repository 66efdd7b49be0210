import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { preload } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { onAPhone } from './on-a-phone.ts';
import type { Slide } from './slide.ts';
import classes from './gallery-viewer.module.css';
import { SlidePicture } from './slide-picture.tsx';
import { useSwipe } from './use-swipe.ts';

export { readSlides } from './slide.ts';

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
