export type CodeStepProps = {
  isDialog?: boolean;
  onSignedIn: () => void;
  /** Back to the password. */
  onBack: () => void;
};
