import { useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { measureDownload, startDownload, stopDownload, useDownload } from '../offline/download.ts';
import { bytesText } from './bytes-text.ts';
import { Section } from './section.tsx';
import { say } from './words.ts';
import styles from './you-page.module.css';

type Size = { readonly all: number; readonly left: number };

/** Every page keeps a picture or two, which nobody has downloaded. */
const hasBegun = ({ all, left }: Size): boolean => left < 0.98 * all;

const Progress = ({ all, left }: Size) => {
  const text = say('you.download.progress', { done: bytesText(all - left), all: bytesText(all) });
  return (
    <label className={styles.progress}>
      <span>{text}</span>
      <progress value={all - left} max={all} />
    </label>
  );
};

const Actions = ({
  size: { all, left },
  isRunning,
}: {
  readonly size: Size;
  readonly isRunning: boolean;
}) => {
  if (isRunning)
    return (
      <Button data-action="stop-download" onClick={stopDownload}>
        {say('you.download.stop')}
      </Button>
    );
  return (
    <Button look="primary" data-action="download" onClick={startDownload}>
      {say(hasBegun({ all, left }) ? 'you.download.rest' : 'you.download.start', { size: bytesText(left) })}
    </Button>
  );
};

/** Downloads everything, so that all of it works without a network. */
export const DownloadSection = () => {
  const { isRunning, size, problem } = useDownload();
  useEffect(measureDownload, []);
  const isDone = size?.left === 0 && !isRunning;
  return (
    <Section
      title={say('you.download')}
      failure={problem === undefined ? undefined : say(`you.download.${problem}`)}
    >
      {isDone ? (
        <p role="status" data-downloaded>
          {say('you.download.done', { all: bytesText(size.all) })}
        </p>
      ) : (
        <p className={styles.about}>{say('you.download.about')}</p>
      )}
      {size === undefined && problem === undefined && <p role="status">{say('you.download.looking')}</p>}
      {size !== undefined && !isDone && (
        <>
          {(isRunning || hasBegun(size)) && <Progress {...size} />}
          <div className={styles.buttons}>
            <Actions size={size} isRunning={isRunning} />
          </div>
        </>
      )}
    </Section>
  );
};
