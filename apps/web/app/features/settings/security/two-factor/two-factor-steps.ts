export type TwoFactorSteps = {
  onClose: () => void;
  /** Recovery codes are on the screen, for the only time. */
  onCodes: () => void;
};
