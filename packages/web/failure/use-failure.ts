import { useEffect, useState } from 'react';
import { isReplaced } from '../connection/build.ts';
import { ScriptFailure } from '../connection/fetch-script.ts';

/** The messages of different browsers for a failed import. */
const IMPORT_FAILED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|does not provide an export/i;

export const isScriptFailure = (error: unknown): boolean =>
  error instanceof ScriptFailure || (error instanceof Error && IMPORT_FAILED.test(error.message));

/** The message key for an error. The cause may also be that the page is older than the server. */
export const useFailure = (error: unknown): 'failure.new' | 'failure.script' | 'failure.error' => {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let wanted = true;
    void isReplaced().then((isNewer) => wanted && setOld(isNewer));
    return () => {
      wanted = false;
    };
  }, []);
  if (isOld) return 'failure.new';
  return isScriptFailure(error) ? 'failure.script' : 'failure.error';
};
