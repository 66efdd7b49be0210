export type CodeStepProps = {
  isPart?: boolean;
  onSignedIn: () => void;
  /** Back to the password. */
  onBack: () => void;
};
