import { useRef, useState } from 'react';
import { addressOf } from '../kit/base.ts';
import { Button } from '../kit/button.tsx';
import { say } from '../text/say.ts';
import type { ShareCard } from './share-card.ts';

const FILE = 'three-spires.png';

const download = (blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
};

/**
 * Passes the image to the system's share sheet if that accepts files, otherwise saves it. Returns whether it
 * was saved.
 */
const hand = async (blob: Blob, title: string, url: string): Promise<'ready' | 'saved'> => {
  const data = { title, url, files: [new File([blob], FILE, { type: 'image/png' })] };
  const save = (): 'saved' => {
    download(blob);
    return 'saved';
  };
  if (navigator.canShare?.(data) !== true) return save();
  return await navigator.share(data).then(
    () => 'ready' as const,
    // A person who closes the sheet has changed their mind.
    (error: Error) => (error.name === 'AbortError' ? 'ready' : save()),
  );
};

type ShareButtonProps = { readonly card: ShareCard; readonly table: string };

/** Shares a finished game as an image. */
export const ShareButton = ({ card, table }: ShareButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'failed'>('ready');
  const share = async (): Promise<void> => {
    setState('busy');
    try {
      const { shareImage } = await import('./share-image.ts');
      const blob = await shareImage(card, button.current ?? document.documentElement);
      setState(await hand(blob, `${card.kicker}: ${card.title}`, addressOf(`/story/${table}`)));
    } catch {
      setState('failed');
    }
  };
  return (
    <Button ref={button} data-action="share" disabled={state === 'busy'} onClick={() => void share()}>
      <span aria-live="polite">{say(`share.${state}`, { file: FILE })}</span>
    </Button>
  );
};
