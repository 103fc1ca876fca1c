import { useState } from 'react';
import { say } from '../text/say.ts';

const SHOWN_MS = 2500;

/** The clipboard API needs a secure context; the old method works anywhere, in response to an input. */
const copyText = async (text: string): Promise<boolean> => {
  if (navigator.clipboard !== undefined)
    return await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
};

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  readonly className: string | undefined;
};

/** Copies a text, and confirms it for a moment. */
export const CopyButton = ({ text, label, className }: CopyButtonProps) => {
  const [answer, setAnswer] = useState<'copied' | 'failed'>();
  const copy = async (): Promise<void> => {
    setAnswer((await copyText(text)) ? 'copied' : 'failed');
    setTimeout(() => setAnswer(undefined), SHOWN_MS);
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{answer === undefined ? label : say(`copy.${answer}`)}</span>
    </button>
  );
};
