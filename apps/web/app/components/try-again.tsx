import { Button } from './button.tsx';

type TryAgainProps = { onClick: () => void; isBusy?: boolean; size?: 'small' };

/** Beside the news that something could not be loaded, saved or shown. */
export function TryAgain(props: TryAgainProps) {
  return (
    <Button variant="line" {...props}>
      Try again
    </Button>
  );
}
