import { useState } from 'react';
import { onAPhone, partSize } from './on-a-phone.ts';
import type { Slide } from './slide.ts';
import classes from './gallery-viewer.module.css';

export function SlidePicture({ slide }: { slide: Slide }) {
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
