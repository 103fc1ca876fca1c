import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { closeDialog } from '../kit/dialogs.ts';
import { forgetFailures } from '../kit/part.ts';
import { FailureDialog, FailurePage } from './failure-page.tsx';
import { reportError } from './report.ts';
import { isScriptFailure } from './use-failure.ts';

type BoundaryProps = { readonly children: ReactNode };

const report = (error: unknown): void => reportError(isScriptFailure(error) ? 'script' : 'render', error);

/** For what all pages share: without it, nothing works. */
export const AppBoundary = ({ children }: BoundaryProps) => (
  <ErrorBoundary onError={report} fallbackRender={({ error }) => <FailurePage error={error} />}>
    {children}
  </ErrorBoundary>
);

/** For one page. Navigating to another page clears its failure. */
export const PageBoundary = ({ children }: BoundaryProps) => {
  const [place] = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[place]}
      onError={report}
      onReset={forgetFailures}
      fallbackRender={({ error }) => <FailurePage error={error} />}
    >
      {children}
    </ErrorBoundary>
  );
};

/** For the contents of a table. The connection stays open, so moves already made are still sent. */
export const TableBoundary = ({ children }: BoundaryProps) => (
  <ErrorBoundary
    onError={report}
    onReset={forgetFailures}
    fallbackRender={({ error, resetErrorBoundary }) => (
      <FailurePage
        error={error}
        onBack={() => {
          closeDialog();
          resetErrorBoundary();
        }}
      />
    )}
  >
    {children}
  </ErrorBoundary>
);

type DialogBoundaryProps = BoundaryProps & { readonly onClose?: () => void };

/** For a dialog, so that the page below survives. */
export const DialogBoundary = ({ children, onClose = closeDialog }: DialogBoundaryProps) => (
  <ErrorBoundary
    onError={report}
    fallbackRender={({ error }) => (
      <FailureDialog
        error={error}
        onClose={() => {
          forgetFailures();
          onClose();
        }}
      />
    )}
  >
    {children}
  </ErrorBoundary>
);

type BesideProps = BoundaryProps & {
  /** The replacement after a failure; nothing by default. */
  readonly otherwise?: ReactNode;
  readonly onFailure?: () => void;
};

/** For something a page can do without. */
export const BesideBoundary = ({ children, otherwise = null, onFailure }: BesideProps) => (
  <ErrorBoundary
    onError={(error) => {
      report(error);
      onFailure?.();
    }}
    fallback={otherwise}
  >
    {children}
  </ErrorBoundary>
);
