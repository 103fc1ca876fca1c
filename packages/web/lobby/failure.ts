import { useLiveTable } from '../connection/use-table.ts';
import { say } from '../text/say.ts';

/** Shows why a request about seats failed, where the table shows refusals. */
export const useShowFailure = (): ((error: unknown) => void) => {
  const { refuse } = useLiveTable();
  return (error) =>
    refuse({ code: 'request-failed' }, error instanceof Error ? error.message : say('failed'));
};
