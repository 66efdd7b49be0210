import classes from './skeleton.module.css';

type SkeletonProps = {
  /** The width of each bar, as in the text it stands for. */
  widths?: readonly string[];
  /** "Loading template library..." */
  label: string;
};

const paragraph = ['42%', '100%', '94%', '61%'];

/** Plain bars in place of text; hidden for the first 200 ms, so that fast answers do not flash. */
export function Skeleton({ widths = paragraph, label }: SkeletonProps) {
  return (
    <div className={`stack gap-3 ${classes.skeleton}`} aria-busy="true">
      {widths.map((width, index) => (
        <div key={index} className={`round-sheet on-well ${classes.bar}`} style={{ width }} />
      ))}
      <p className="small ink-3 mt-2" role="status">
        {label}
      </p>
    </div>
  );
}
