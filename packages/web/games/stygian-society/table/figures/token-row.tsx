import { spotOf } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { afterOf, afterText, isChange } from '../../board/changes.ts';
import { openOwn } from '../../board/dialogs.ts';
import { useSpot } from '../../board/use-spot.ts';
import { COLOURS, type HeroView, STATUSES } from '../../pieces/content.ts';
import { colourName } from '../../pieces/cube.tsx';
import { STATUS_SIGNS } from '../../pieces/status-signs.ts';
import { say } from '../../words/say.ts';
import styles from './token-row.module.css';

type TokenProps = {
  readonly hero: number;
  readonly status: number;
  readonly colour: number;
  readonly count: number;
};

/** Status tokens of one colour; a cube of that colour removes one. */
const Token = ({ hero, status, colour, count }: TokenProps) => {
  const name = STATUSES[status] ?? '';
  const Sign = STATUS_SIGNS[name];
  const { words, canPickUp, props } = useSpot(spotOf.token(hero, status, colour), () =>
    openOwn({ kind: 'status', status: name }),
  );
  const after = afterOf(
    useBoard()
      .changes.get(`hero:${hero}`)
      ?.find(({ field }) => field === `${name} ${COLOURS[colour]}`),
    count,
  );
  const changed = isChange(after, count);
  const label = say('tokens', { count, colour: colourName(colour), status: name });
  return (
    <button
      type="button"
      className={styles.token}
      data-colour={COLOURS[colour]}
      data-choice={canPickUp || undefined}
      data-touched={changed || undefined}
      aria-label={words === '' ? label : `${words}. ${label}`}
      data-explain={`status:${name}`}
      data-tip={label}
      {...props}
    >
      {Sign && <Sign className={styles.sign} aria-hidden="true" />}
      <span aria-hidden="true">{changed ? `${count}→${afterText(after)}` : count}</span>
    </button>
  );
};

/** The statuses of a hero with their coloured tokens. */
export const TokenRow = ({ hero, place }: { readonly hero: HeroView; readonly place: number }) => {
  const tokens = STATUSES.flatMap((name, status) =>
    (hero.tokens[name] ?? []).flatMap((count, colour) => (count === 0 ? [] : [{ status, colour, count }])),
  );
  if (tokens.length === 0) return null;
  return (
    <span className={styles.row}>
      {tokens.map(({ status, colour, count }) => (
        <Token key={`${status}/${colour}`} hero={place} status={status} colour={colour} count={count} />
      ))}
    </span>
  );
};
