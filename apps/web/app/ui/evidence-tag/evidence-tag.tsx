import classes from './evidence-tag.module.css';

export type EvidenceStrength = 'strong' | 'medium' | 'weak' | 'none';

const words = {
  strong: 'Strong',
  medium: 'Medium',
  weak: 'Weak',
  none: 'No measurement found',
} as const;

type EvidenceTagProps = {
  strength: EvidenceStrength;
  /** What was measured: "304,174 emails". */
  detail?: string | null | undefined;
};

/** How well something is measured: three, two, one or no filled blocks, and the word. */
export function EvidenceTag({ strength, detail }: EvidenceTagProps) {
  return (
    <span className={classes.tag} data-strength={strength}>
      <span className={classes.blocks} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{detail ? `${words[strength]}, ${detail}` : words[strength]}</span>
    </span>
  );
}
