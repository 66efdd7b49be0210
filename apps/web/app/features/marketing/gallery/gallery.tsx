import { useState, type ComponentType, type MouseEvent } from 'react';
import { paintedColorScheme } from '../../../theme/color-scheme.ts';
import { BuiltHtml } from '../../../components/built-html.tsx';
import type { GalleryViewerProps } from './gallery-viewer.tsx';

type Opened = Omit<GalleryViewerProps, 'onClose'> & { Viewer: ComponentType<GalleryViewerProps> };

/** The contact sheet; its links open the viewer, which is loaded on the first click. */
export function Gallery({ html }: { html: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link?.dataset['avif'] || !isPlain) return;
    event.preventDefault();
    const sheet = event.currentTarget;
    import('./gallery-viewer.tsx').then(
      ({ GalleryViewer, readSlides }) => {
        const slides = readSlides(sheet, paintedColorScheme());
        const first = slides.findIndex(({ webp }) => webp === link.href);
        setOpened({ Viewer: GalleryViewer, slides, first });
      },
      // If the viewer fails to load, the link opens the picture itself.
      () => location.assign(link.href),
    );
  };

  return (
    <div onClick={open}>
      <BuiltHtml html={html} />
      {opened && <opened.Viewer {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
