/** Something the operator must fix. The message is complete, so it is printed without a stack trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** Prints the error, as one sentence where that is enough, and exits with a failure. */
export const giveUp = (error: unknown): never => {
  console.error(error instanceof OperatorError || isSystemError(error) ? error.message : error);
  process.exit(1);
};

/** Such an error names the call and the file: "ENOSPC: no space left on device, write". */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
