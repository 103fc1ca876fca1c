import { BOT_MARK, type BotAccount, type Programs, type Token } from '@three-spires/session/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLoaded } from '../connection/use-loaded.ts';
import { Button } from '../kit/button.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { Avatar } from '../pictures/avatar.tsx';
import controls from '../theme/controls.module.css';
import { dateOf } from './date.ts';
import { NewToken } from './new-token.tsx';
import { changeBot, endBot, endToken, fetchPrograms, makeBot, makeToken } from './programs-api.ts';
import { Question, Section } from './section.tsx';
import { useAction } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** With the mark, a name has 40 characters at most. */
const LONGEST_NAME = 40 - BOT_MARK.length - 1;

type LineProps = { readonly busy: boolean; readonly onEnd: () => void };

const TokenLine = ({
  token: { name, scopes, createdAt, usedAt },
  actor,
  busy,
  onEnd,
}: LineProps & { readonly token: Token; readonly actor: string | undefined }) => (
  <li className={styles.line} data-token>
    <span className={styles.words}>
      <strong>{name}</strong>
      <span>
        {[
          ...(actor === undefined ? [] : [say('you.token.for', { name: actor })]),
          scopes.map((scope) => say(`you.scope.${scope}.short`)).join(', '),
          say('you.token.madeAt', { date: dateOf(createdAt) }),
          usedAt === undefined ? say('you.token.unused') : say('you.token.usedAt', { date: dateOf(usedAt) }),
        ].join(' · ')}
      </span>
    </span>
    <Button
      data-action="end-token"
      aria-label={say('you.token.endNamed', { name })}
      disabled={busy}
      onClick={onEnd}
    >
      {say('you.token.end')}
    </Button>
  </li>
);

type BotLineProps = LineProps & {
  readonly bot: BotAccount;
  readonly onShow: (ownerShown: boolean) => void;
};

const BotLine = ({ bot: { id, name, avatar, ownerShown }, busy, onEnd, onShow }: BotLineProps) => (
  <li className={styles.line} data-bot-account>
    <span className={styles.words}>
      <span className={styles.bot}>
        <Avatar avatar={avatar} />
        <Link href={`/bots/${id}`}>{name}</Link>
      </span>
      <label className={styles.scope}>
        <input type="checkbox" checked={ownerShown} onChange={({ target }) => onShow(target.checked)} />
        {say('you.bot.showOwner')}
      </label>
    </span>
    <Button
      data-action="end-bot"
      aria-label={say('you.bot.endNamed', { name })}
      disabled={busy}
      onClick={onEnd}
    >
      {say('you.bot.end')}
    </Button>
  </li>
);

const NewBot = ({ busy, onMake }: { readonly busy: boolean; readonly onMake: (name: string) => void }) => {
  const [name, setName] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onMake(name.trim());
        setName('');
      }}
    >
      <label className={styles.entry}>
        <span className={controls.label}>{say('you.bot.name')}</span>
        <input
          className={controls.field}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <div className={styles.buttons}>
        <Button type="submit" data-action="make-bot" disabled={busy || name.trim() === ''}>
          {say('you.bot.make')}
        </Button>
      </div>
    </form>
  );
};

/** A new token is shown here and never again. */
const Secret = ({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) => (
  <div className={styles.question} data-secret>
    <p role="status">{say('you.token.once')}</p>
    <code className={styles.secret}>{secret}</code>
    <div className={styles.buttons}>
      <CopyButton text={secret} label={say('you.token.copy')} className={controls.primary} />
      <Button data-action="forget-secret" onClick={onDone}>
        {say('you.token.done')}
      </Button>
    </div>
  </div>
);

/** Programs that may act for you, and your bot accounts. */
export const ProgramsSection = () => {
  const { loaded: programs, setLoaded, failure: missing } = useLoaded(fetchPrograms);
  const { busy, failure, run } = useAction<Programs>(setLoaded);
  const [secret, setSecret] = useState<string>();
  const [ending, setEnding] = useState<BotAccount>();
  if (programs === undefined)
    return (
      <Section title={say('you.programs')} failure={missing}>
        <p className={styles.about}>{say('you.programs.about')}</p>
      </Section>
    );
  const { bots, tokens } = programs;
  const endAccount = ({ id }: BotAccount): void => {
    setEnding(undefined);
    run(() => endBot(id));
  };
  return (
    <Section title={say('you.programs')} failure={failure}>
      <p className={styles.about}>{say('you.programs.about')}</p>
      {secret !== undefined && <Secret secret={secret} onDone={() => setSecret(undefined)} />}
      {tokens.length > 0 && (
        <ul className={styles.list} aria-label={say('you.tokens')}>
          {tokens.map((token) => (
            <TokenLine
              key={token.id}
              token={token}
              actor={bots.find(({ id }) => id === token.bot)?.name}
              busy={busy}
              onEnd={() => run(() => endToken(token.id))}
            />
          ))}
        </ul>
      )}
      <details>
        <summary className={styles.summary}>{say('you.token.new')}</summary>
        <NewToken
          bots={bots}
          busy={busy}
          onMake={(body) =>
            run(async () => {
              const made = await makeToken(body);
              setSecret(made.secret);
              return made.programs;
            })
          }
        />
      </details>
      <h3 className={styles.subheading}>{say('you.bots')}</h3>
      <p className={styles.about}>{say('you.bots.about')}</p>
      {bots.length > 0 && (
        <ul className={styles.list} aria-label={say('you.bots')}>
          {bots.map((bot) => (
            <BotLine
              key={bot.id}
              bot={bot}
              busy={busy}
              onEnd={() => setEnding(bot)}
              onShow={(ownerShown) => run(() => changeBot(bot.id, { ownerShown }))}
            />
          ))}
        </ul>
      )}
      {ending !== undefined && (
        <Question
          text={say('you.bot.endAsk', { name: ending.name })}
          yes={say('you.bot.endYes')}
          no={say('you.no')}
          action="end-bot-yes"
          onYes={() => endAccount(ending)}
          onNo={() => setEnding(undefined)}
        />
      )}
      <details>
        <summary className={styles.summary}>{say('you.bot.new')}</summary>
        <NewBot busy={busy} onMake={(name) => run(() => makeBot({ name }))} />
      </details>
    </Section>
  );
};
