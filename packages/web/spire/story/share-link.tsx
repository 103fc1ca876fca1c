import { useState } from 'react';
import { say } from '../../text/say.ts';
import controls from '../../theme/controls.module.css';

const SHOWN_MS = 2500;

/** Copies the address of a run's story. */
export const ShareLink = ({ table }: { readonly table: string }) => {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={controls.button}
      onClick={() =>
        void navigator.clipboard?.writeText(`${location.origin}/story/${table}`).then(() => {
          setCopied(true);
          setTimeout(() => setCopied(false), SHOWN_MS);
        })
      }
    >
      {say(copied ? 'replay.copied' : 'story.share')}
    </button>
  );
};
