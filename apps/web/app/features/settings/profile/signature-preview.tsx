import { Sheet } from '../../../ui/sheet/sheet.tsx';
import classes from './signature-preview.module.css';

/** The signature as it stands under an email. */
export function SignaturePreview({ signature }: { signature: string }) {
  const isEmpty = signature.trim() === '';
  return (
    <div className={classes.preview}>
      <p className="small ink-2">Preview</p>
      <Sheet>
        <p className={`${isEmpty ? 'small ink-3' : 'letter'} ${classes.text}`}>
          {isEmpty ? 'No signature yet.' : signature}
        </p>
      </Sheet>
    </div>
  );
}
