import { InputError } from '@three-spires/kernel';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOpening } from '../connection/use-opening.ts';
import { useGame } from '../game/games-context.ts';
import type { Check, Draft, SandboxGame } from '../game/sandbox.ts';
import { Button } from '../kit/button.tsx';
import { Failure } from '../kit/failure.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { fileNameOf, readScenarioFile, writeScenarioFile } from './scenario-file.ts';
import { packDraft } from './share.ts';
import styles from './tools.module.css';

type ToolsProps = {
  readonly game: SandboxGame;
  readonly draft: Draft;
  readonly check: Check;
  readonly onOpen: (draft: Draft) => void;
  readonly onNotice: (notice: string) => void;
  readonly undo: (() => void) | undefined;
};

const save = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};

const PlayButton = ({ game, draft, check }: ToolsProps) => {
  const { open, busy, failure } = useOpening();
  const { setup, seats } = game.setupOf(draft.position);
  return (
    <>
      <Button
        look="primary"
        disabled={busy || check.problem !== undefined}
        onClick={() =>
          open({
            game: game.id,
            setup,
            seats: Array.from({ length: seats }, () => ({ holder: 'me' as const })),
          })
        }
      >
        {say('sandbox.play')}
      </Button>
      <Failure text={failure?.text} className={styles.failure} />
    </>
  );
};

/** Leads to the page where bots play this position many times. */
const WhatIfButton = ({ game, draft, check }: ToolsProps) => {
  const [, go] = useLocation();
  const open = async (): Promise<void> => go(`/what-if/${game.id}#${await packDraft(draft)}`);
  return (
    <Button data-action="what-if" disabled={check.problem !== undefined} onClick={() => void open()}>
      {say('shelf.whatIf')}
    </Button>
  );
};

const ShareButton = ({ draft, onNotice }: ToolsProps) => {
  const [link, setLink] = useState<string>();
  const share = async (): Promise<void> => {
    const address = `${location.origin}${location.pathname}#${await packDraft(draft)}`;
    setLink(address);
    await navigator.clipboard?.writeText(address).then(
      () => onNotice(say('sandbox.shared')),
      () => undefined,
    );
  };
  return (
    <>
      <Button onClick={share}>{say('sandbox.share')}</Button>
      {link !== undefined && (
        <input
          readOnly
          className={`${controls.field} ${styles.link}`}
          aria-label={say('sandbox.shareField')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
};

const ImportButton = ({ game, onOpen, onNotice }: ToolsProps) => {
  const file = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    try {
      const { moves, ...draft } = readScenarioFile(game.id, await chosen.text());
      onOpen(draft);
      const title = draft.title === '' ? say('sandbox.untitled') : draft.title;
      onNotice(
        moves === 0
          ? say('sandbox.imported', { title })
          : say('sandbox.importedMoves', { title, count: moves }),
      );
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      onNotice(say('sandbox.badFile', { reason: error.message }));
    }
    target.value = '';
  };
  return (
    <>
      <Button onClick={() => file.current?.click()}>{say('sandbox.import')}</Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        data-import
        onChange={(event) => void read(event)}
      />
    </>
  );
};

/** The actions for a position: play, share, save, open. */
export const Tools = (props: ToolsProps) => {
  const { game, draft, onOpen, undo } = props;
  const web = useGame(game.id);
  return (
    <div className={styles.tools}>
      <PlayButton {...props} />
      {web?.whatIf !== undefined && <WhatIfButton {...props} />}
      <div className={styles.pair}>
        <ShareButton {...props} />
        <Button onClick={() => save(fileNameOf(draft.title), writeScenarioFile(game.id, draft))}>
          {say('sandbox.export')}
        </Button>
        <ImportButton {...props} />
        <Button disabled={undo === undefined} onClick={undo}>
          {say('sandbox.undo')}
        </Button>
      </div>
      <fieldset className={styles.examples}>
        <legend>{say('sandbox.examples')}</legend>
        {game.examples.map(({ name, position }) => (
          <button key={name} type="button" onClick={() => onOpen({ title: name, position })}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => onOpen({ title: '', position: game.blank })}>
          {say('sandbox.clear')}
        </button>
      </fieldset>
      <details className={styles.text}>
        <summary>{say('sandbox.json')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
        <pre tabIndex={0}>{writeScenarioFile(game.id, draft)}</pre>
      </details>
    </div>
  );
};
