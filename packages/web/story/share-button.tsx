import { useRef, useState } from 'react';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import type { ShareCard } from './share-card.ts';

const FILE = 'three-spires.png';

const download = (blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Hands the image to the system's share sheet where there is one that takes files, or else saves it. */
const hand = async (blob: Blob, title: string, url: string): Promise<void> => {
  const data = { title, url, files: [new File([blob], FILE, { type: 'image/png' })] };
  if (navigator.canShare?.(data) !== true) download(blob);
  else
    await navigator.share(data).catch((error: Error) => {
      // A person who closes the sheet has changed their mind.
      if (error.name !== 'AbortError') download(blob);
    });
};

type ShareButtonProps = { readonly card: ShareCard; readonly table: string };

/** Shares a finished game as an image. */
export const ShareButton = ({ card, table }: ShareButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const share = async (): Promise<void> => {
    setState('busy');
    try {
      const { shareImage } = await import('./share-image.ts');
      const blob = await shareImage(card, button.current ?? document.documentElement);
      await hand(blob, `${card.kicker}: ${card.title}`, `${location.origin}/story/${table}`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      ref={button}
      type="button"
      className={controls.button}
      data-action="share"
      disabled={state === 'busy'}
      onClick={() => void share()}
    >
      <span aria-live="polite">{say(`share.${state}`)}</span>
    </button>
  );
};
