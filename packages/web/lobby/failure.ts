import { useTable } from '../connection/table-store.ts';
import { say } from '../text/say.ts';

/** Shows why a request about seats has failed, where the table shows what it refuses. */
export const showFailure = (error: unknown): void =>
  useTable.setState({
    refused: {
      refusal: { code: 'request-failed' },
      text: error instanceof Error ? error.message : say('failed'),
      at: Date.now(),
    },
  });
