import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { useOpenWhenFound } from '../log/found/use-open-when-found.ts';
import classes from './folded-sheet.module.css';

type FoldedSheetProps = {
  /** What it is called on the button: "draft". */
  name: string;
  title: string | null;
  /** Stands there while it is folded. */
  preview: string;
  text: string;
  /** The visit on which a search led to it, which unfolds it. */
  foundOn: string | null;
  before?: ReactNode;
  ways?: ReactNode;
};

/** What the writer sent, as a folded sheet with its beginning. */
export function FoldedSheet({
  name,
  title,
  preview,
  text,
  foundOn,
  before,
  ways,
}: FoldedSheetProps) {
  const [isOpen, setOpen] = useOpenWhenFound(foundOn, false);
  const id = useId();
  return (
    <Sheet>
      <div className={classes.folded}>
        {before}
        <div className={classes.words}>
          {title && <p className={classes.subject}>{title}</p>}
          {!isOpen && <p className={classes.preview}>{preview.trim().slice(0, 200)}</p>}
        </div>
        <div className={classes.ways}>
          {ways}
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fold' : `Show ${name}`}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!isOpen} className={`letter ${classes.body}`}>
        {text}
      </div>
    </Sheet>
  );
}
