import { mayHaveHappened, type ApiError } from '../../../../lib/wire/api-error.ts';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';

type SaveFailureProps = {
  failure: ApiError;
  isNew: boolean;
  isKept: boolean;
  onRetry: () => void;
};

/** Why saving failed, and that nothing is lost. */
export function SaveFailure({ failure, isNew, isKept, onRetry }: SaveFailureProps) {
  const request = failure.requestId ? ` Request ${failure.requestId}.` : '';
  const doubt = mayHaveHappened(failure) ? ' Saving again never saves twice.' : '';
  return (
    <Banner
      tone="danger"
      title={isNew ? 'Error Creating Template' : 'Error Updating Template'}
      action={
        <Button variant="line" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Unable to {isNew ? 'create' : 'update'} template: {failure.message}{' '}
      {isKept ? 'What you wrote is kept in this browser.' : 'What you wrote is still here.'}
      {doubt}
      {request}
    </Banner>
  );
}
