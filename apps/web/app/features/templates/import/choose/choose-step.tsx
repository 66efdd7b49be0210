import type { TemplateFormat } from '@replysmith/contract';
import { ProblemList } from '../problem-list.tsx';
import classes from './choose-step.module.css';
import { FileDrop } from './file-drop.tsx';
import { PasteField } from './paste-field.tsx';

type ChooseStepProps = {
  isReading: boolean;
  problems: readonly string[];
  onFiles: (files: readonly File[]) => void;
  onPaste: (format: TemplateFormat, text: string) => void;
  onCancel: () => void;
};

/** Where the templates come from. */
export function ChooseStep({ isReading, problems, onFiles, onPaste, onCancel }: ChooseStepProps) {
  return (
    <>
      <h2 className="head">Import templates</h2>
      <p className={classes.lede}>
        You see what becomes of every row before anything is saved. Files are read in your browser.
      </p>
      <div className={classes.ways}>
        <FileDrop isReading={isReading} onFiles={onFiles} />
        <ProblemList problems={problems} />
        <PasteField isBusy={isReading} onPaste={onPaste} onCancel={onCancel} />
      </div>
    </>
  );
}
