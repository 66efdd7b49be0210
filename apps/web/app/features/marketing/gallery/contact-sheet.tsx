import { Chapter } from '../chapters/chapter.tsx';
import { onAPhone } from './on-a-phone.ts';
import { pictureFiles, sizes, themes } from './picture-files.server.ts';
import classes from './contact-sheet.module.css';

type GalleryScreen = {
  /** The name of its picture folder. */
  id: string;
  name: string;
  category: string;
  /** What it is for. */
  caption: string;
  /** The alternative text. */
  alt: string;
};

/** The nine, in order; `npm run gallery` takes their pictures. */
export const galleryScreens: readonly GalleryScreen[] = [
  {
    id: 'score-and-ledger',
    name: 'Score and ledger',
    category: 'AI Features',
    caption: 'Each lost point has a line in the ledger, and a mark under the words that cost it.',
    alt: 'A cold email with underlined words beside its ring of 100 ticks, and the ledger of the points it lost.',
  },
  {
    id: 'word-diff',
    name: 'Word diff',
    category: 'AI Features',
    caption:
      'What the rewrite takes out and puts in, word by word. Keep each change, or put it back.',
    alt: 'The same email with struck and added words, each change numbered, and the points that it won back.',
  },
  {
    id: 'reply-as-client',
    name: 'Reply as client',
    category: 'AI Features',
    caption: 'A simulated reader skims the email, answers it, and says which words decided.',
    alt: 'The reply of a simulated reader, and below it the email with the words they took in at first sight.',
  },
  {
    id: 'campaign-wizard',
    name: 'Campaign wizard',
    category: 'Productivity',
    caption: 'Five steps: who you write to, and why. The coach composes the email as you go.',
    alt: 'The fourth of five steps of a campaign, with two pain points, beside the email so far and its score.',
  },
  {
    id: 'my-templates',
    name: 'My templates',
    category: 'Templates',
    caption: 'Your own templates, each with its score, its tags, and how often you used it.',
    alt: 'Six email templates on cards with folder colors, scores and tags, beside the list of folders.',
  },
  {
    id: 'template-library',
    name: 'Template library',
    category: 'Templates',
    caption: 'Templates by category, industry and reader, each with its score and why.',
    alt: 'A template of the library with what it is for, its text, its score and what that is made of.',
  },
  {
    id: 'progress',
    name: 'Progress',
    category: 'Analytics',
    caption: 'Scores before and after, day by day, and what cost you most.',
    alt: 'Thirty days in figures, with charts of the emails per day and of their scores before and after.',
  },
  {
    id: 'folders-and-tags',
    name: 'Folders and tags',
    category: 'Organization',
    caption: 'Folders with colors, tags, full-text search and bulk changes.',
    alt: 'Templates in a list under colored folders, three of them selected to be changed together.',
  },
  {
    id: 'help-centre',
    name: 'Help center',
    category: 'Support',
    caption:
      'Every topic, a search over all of them, and a help chat that answers from these pages.',
    alt: 'The topics of the help center, and the help chat explaining how an email is scored.',
  },
];

/** Each screen in both themes; the styles show one, and only that one is fetched. */
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
            {index === 0 && <p className="small mt-1 ink-2 pretty">{caption}</p>}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
