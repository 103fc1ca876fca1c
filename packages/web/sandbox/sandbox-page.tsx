import { use, useDeferredValue, useId, useMemo } from 'react';
import type { Check, SandboxGame } from '../game/sandbox.ts';
import type { WebGame } from '../game/web-game.ts';
import { partOf } from '../kit/part.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import { ProblemProvider } from './problem-context.ts';
import styles from './sandbox-page.module.css';
import { Tools } from './tools.tsx';
import { useDraft } from './use-draft.ts';

/** Whether the position is valid, and if not, which field is wrong and why. */
const Verdict = ({ check }: { readonly check: Check }) => (
  <div className={styles.verdict} role="status" data-verdict={check.problem === undefined ? 'good' : 'wrong'}>
    {check.problem === undefined ? (
      <p>
        {say('sandbox.good')} {check.facts.join(' ')}
      </p>
    ) : (
      <>
        <strong>{say('sandbox.wrong')}</strong>
        <p>{check.problem.text}</p>
        <p className={styles.path}>{say('sandbox.at', { path: check.problem.path })}</p>
      </>
    )}
  </div>
);

type SandboxProps = { readonly heading: string; readonly game: SandboxGame };

const Sandbox = ({ heading, game }: SandboxProps) => {
  const { draft, change, notice, setNotice, undo } = useDraft(game);
  const settled = useDeferredValue(draft.position);
  const check = useMemo(() => game.check(settled), [game, settled]);
  const title = useId();
  return (
    <main className={styles.layout}>
      <div className={styles.work}>
        <header className={styles.head}>
          <p className={controls.label}>{heading}</p>
          <h1 className={styles.title}>{say('shelf.sandbox')}</h1>
          <p className={styles.lead}>{say('sandbox.lead')}</p>
        </header>
        <ProblemProvider value={check.problem}>
          <game.Editor
            position={draft.position}
            onChange={(position) => change({ title: draft.title, position })}
          />
        </ProblemProvider>
      </div>
      <aside className={styles.side} aria-label={say('sandbox.tools')}>
        <label htmlFor={title} className={styles.label}>
          {say('sandbox.title')}
        </label>
        <input
          id={title}
          className={controls.field}
          value={draft.title}
          placeholder={say('sandbox.titleHint')}
          onChange={(event) => change({ title: event.target.value, position: draft.position })}
        />
        <Verdict check={check} />
        {notice !== undefined && (
          <p role="status" className={styles.notice}>
            {notice}
          </p>
        )}
        <Tools game={game} draft={draft} check={check} onOpen={change} onNotice={setNotice} undo={undo} />
      </aside>
    </main>
  );
};

/** Any position: built with pickers, validated continuously, played and shared. */
const SandboxPage = ({ game }: { readonly game: WebGame }) =>
  game.sandbox && <Sandbox heading={game.title} game={use(partOf(game.sandbox))} />;

export default SandboxPage;
