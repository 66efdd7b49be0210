import { Chapter } from '../chapters/chapter.tsx';
import classes from './contact-sheet.module.css';
import { galleryScreens } from './gallery-screens.ts';
import { pictureFiles, sizes, themes } from './picture-files.ts';

/** Each screen in both themes; the styles show one, and only what shows is fetched. */
export function ContactSheet() {
  return (
    <Chapter
      title="Nine screens, as they are."
      lede="Taken by a program from the running product, after two months of one writer’s emails."
    >
      <ul className={classes.sheet}>
        {galleryScreens.map(({ id, name, category, caption, alt }) => (
          <li
            key={id}
            data-screen={id}
            data-name={name}
            data-category={category}
            data-caption={caption}
          >
            {themes.map((theme) => {
              const large = pictureFiles(id, 'large', theme);
              const thumb = pictureFiles(id, 'thumb', theme);
              return (
                <a
                  key={theme}
                  href={large.webp}
                  className={classes[theme]}
                  data-theme={theme}
                  data-avif={large.avif}
                >
                  <picture>
                    <source type="image/avif" srcSet={thumb.avif} />
                    <img
                      src={thumb.webp}
                      alt={alt}
                      loading="lazy"
                      decoding="async"
                      {...sizes.thumb}
                    />
                  </picture>
                </a>
              );
            })}
            <p className={classes.name}>{name}</p>
            <p className="micro ink-2">{category}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
