import { Chapter } from '../chapters/chapter.tsx';
import classes from './contact-sheet.module.css';
import { galleryScreens } from './gallery-screens.ts';
import { onAPhone } from './on-a-phone.ts';
import { pictureFiles, sizes, themes } from './picture-files.server.ts';

/** Each screen in both themes; the styles show one, and only what shows is fetched. */
export function ContactSheet() {
  return (
    <Chapter
      title="Nine screens, as they are."
      lede="Taken by a program from the running product, in an example account: the writer and her emails are made up."
    >
      <ul className={classes.sheet}>
        {galleryScreens.map(({ id, name, category, caption, alt }, index) => (
          <li
            key={id}
            data-screen={id}
            data-name={name}
            data-category={category}
            data-caption={caption}
          >
            {themes.map((theme) => {
              const large = pictureFiles(id, 'large', theme);
              const phone = pictureFiles(id, 'phone', theme);
              const thumb = pictureFiles(id, 'thumb', theme);
              return (
                <a
                  key={theme}
                  href={large.webp}
                  className={classes[theme]}
                  data-theme={theme}
                  data-avif={large.avif}
                  data-phone-webp={phone.webp}
                  data-phone-avif={phone.avif}
                >
                  <picture>
                    <source
                      media={onAPhone}
                      type="image/avif"
                      srcSet={phone.avif}
                      {...sizes.phone}
                    />
                    <source media={onAPhone} srcSet={phone.webp} {...sizes.phone} />
                    {index === 0 ? (
                      <source
                        type="image/avif"
                        srcSet={`${thumb.avif} ${sizes.thumb.width}w, ${large.avif} ${sizes.large.width}w`}
                        sizes="min(50vw, 588px)"
                      />
                    ) : (
                      <source type="image/avif" srcSet={thumb.avif} />
                    )}
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
            {index === 0 && <p className={`small ${classes.caption}`}>{caption}</p>}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
