import { defined } from '@three-spires/kernel';
import { tryAttack } from '@three-spires/mystic-spires/options';
import { useRef } from 'react';
import { whyOf } from '../../../../connection/preview-origins.ts';
import { useLiveTable } from '../../../../connection/use-table.ts';
import { useLongPress } from '../../../../kit/use-long-press.ts';
import { useMotion } from '../../../../table/stage/stage.ts';
import { type Source, sameSource } from '../../board/actions.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { nameOfThing, statusChange } from '../../board/describe.ts';
import { openOwn } from '../../board/dialogs.ts';
import { selectSource } from '../../board/selection.ts';
import { useDragged } from '../../board/use-dragged.ts';
import { useTarget } from '../../board/use-target.ts';
import { Art } from '../../pieces/art.tsx';
import { shapeOf } from '../../pieces/card.tsx';
import { type CardDefinition, cardInfo, type ThingView } from '../../pieces/content.ts';
import { thingFigure } from '../../pieces/figures.ts';
import { FloatLayer } from '../../pieces/float-layer.tsx';
import { SIGNS, TYPE_SIGNS } from '../../pieces/signs.ts';
import { marksInWords, StatusRow } from '../../pieces/status-row.tsx';
import { say } from '../../words/say.ts';
import { AbilityButton } from './ability-button.tsx';
import { AimMark } from './aim-mark.tsx';
import { peekAt } from './peek.tsx';
import styles from './unit-tile.module.css';

type Changed = { readonly hp?: number; readonly power?: number; readonly gone: boolean };

const changedBy = (board: Board, id: number): Changed & ReturnType<typeof statusChange> => {
  const changes = board.changes.get(`card:${id}`) ?? [];
  const to = (field: string): number | undefined => changes.find((change) => change.field === field)?.to;
  const statuses = changes.find(({ field }) => field === 'statuses');
  const hp = to('hp');
  const power = to('power');
  return {
    ...defined({ hp, power }),
    gone: to('gone') !== undefined,
    ...(statuses === undefined ? { given: [], taken: [] } : statusChange(statuses)),
  };
};

/** What selecting the Unit itself selects: its attack, else its only usable ability. */
const ownSource = (board: Board, { id }: ThingView): Source | undefined => {
  const sources = board.actions.flatMap(({ source }) =>
    source !== undefined && (source.kind === 'attack' || source.kind === 'ability') && source.id === id
      ? [source]
      : [],
  );
  const attack = sources.find(({ kind }) => kind === 'attack');
  if (attack !== undefined) return attack;
  const [first] = sources;
  return sources.every((source) => sameSource(source, first)) ? first : undefined;
};

const labelOf = (board: Board, thing: ThingView, definition: CardDefinition, isUnit: boolean): string =>
  [
    nameOfThing(board.view, thing.id),
    isUnit
      ? say('figures', {
          type: definition.type,
          power: thing.power,
          hp: thing.hp,
          maxHp: thing.maxHp,
        })
      : definition.type,
    ...marksInWords(thing),
  ].join(', ');

const Figure = ({
  kind,
  now,
  most,
  after,
}: {
  readonly kind: 'power' | 'hp';
  readonly now: number;
  readonly most?: number;
  readonly after: number | undefined;
}) => {
  const Sign = kind === 'power' ? SIGNS.Sword : SIGNS.Heart;
  const hurt = most !== undefined && now < most;
  return (
    <span
      className={styles.figure}
      data-kind={kind}
      data-hurt={hurt || undefined}
      data-explain={`figure:${kind}`}
    >
      <Sign aria-hidden="true" />
      {now}
      {after !== undefined && (
        <span className={styles.after} data-worse={after < now || undefined}>
          {after}
        </span>
      )}
    </span>
  );
};

/** A card in play: a Unit, a Token or a Passive, with everything on it. */
export const UnitTile = ({ thing }: { readonly thing: ThingView }) => {
  const board = useBoard();
  const { isMoving } = useLiveTable();
  const ref = useRef<HTMLButtonElement>(null);
  const slot = useRef<HTMLLIElement>(null);
  const { view, seat, perform, askWhy } = board;
  const { id, card, controller } = thing;
  const { definition, name, isUnit, actives } = cardInfo(card);
  const target = { kind: 'thing', id } as const;
  const lit = board.litFor(target);
  const hints = useTarget(target, lit, perform, ref);
  const mine = controller === seat;
  const source = mine ? ownSource(board, thing) : undefined;
  const selected = source !== undefined && sameSource(board.source, source);
  const figure = thingFigure(id);
  useMotion(figure, slot, controller === board.near);
  useDragged(lit === undefined && source?.kind === 'attack' ? source : undefined, ref);
  const look = (): void => openOwn({ kind: 'thing', id });
  const inspect = useLongPress(look);
  const plain = board.actions.find(
    (action) => sameSource(action.source, source) && action.target === undefined,
  );
  const press = (): void => {
    if (lit !== undefined) perform(lit);
    else if (selected && plain !== undefined) perform(plain);
    else if (source !== undefined) selectSource(selected ? undefined : source);
    else if (mine && isUnit && view.phase === 'Battle' && view.turnPlayer === seat)
      askWhy(tryAttack(thing.place, 1 - seat));
    // The move just made removed the highlight; this press was not meant to show the card.
    else if (!isMoving()) look();
  };
  const changed = changedBy(board, id);
  const shape = shapeOf(definition);
  const TypeSign = TYPE_SIGNS[shape];
  const { attack } = view;
  const role = attack?.attacker === id ? 'attacker' : attack?.interceptor === id ? 'interceptor' : undefined;
  const carried = view.things.filter(({ host }) => host === id);
  return (
    <li
      ref={slot}
      className={styles.slot}
      data-figure={figure}
      data-hp={thing.hp}
      data-why={whyOf(...(board.changes.get(`card:${id}`) ?? []))}
      data-set={definition.set}
      data-shape={shape}
      data-small={!isUnit || undefined}
    >
      <button
        ref={ref}
        type="button"
        className={styles.tile}
        data-thing={id}
        data-card={card}
        data-peek={peekAt('card', card)}
        data-mine={mine || undefined}
        data-usable={source !== undefined || undefined}
        data-target={lit === undefined ? undefined : figure}
        data-fatigued={thing.fatigued || undefined}
        data-role={role}
        aria-pressed={source === undefined ? undefined : selected}
        aria-label={labelOf(board, thing, definition, isUnit)}
        onClick={press}
        {...hints}
        {...inspect}
      >
        <span className={styles.art}>
          <Art of={definition} square />
        </span>
        <span className={styles.name}>
          <span className={styles.title}>{name}</span>
        </span>
        <StatusRow thing={thing} given={changed.given} taken={changed.taken} />
        <span className={styles.foot}>
          {isUnit && <Figure kind="power" now={thing.power} after={changed.power} />}
          {TypeSign && <TypeSign className={styles.type} aria-hidden="true" data-explain={`type:${shape}`} />}
          {isUnit && <Figure kind="hp" now={thing.hp} most={thing.maxHp} after={changed.hp} />}
        </span>
        {changed.gone && <span className={styles.gone}>{say('gone')}</span>}
      </button>
      {carried.length > 0 && (
        <ul className={styles.carried} aria-label={say('carries', { name })}>
          {carried.map((equipment) => (
            <EquipmentChip key={equipment.id} thing={equipment} />
          ))}
        </ul>
      )}
      {mine && actives.length > 0 && (
        <span className={styles.abilities}>
          {actives.map((info, which) => (
            <AbilityButton
              // biome-ignore lint/suspicious/noArrayIndexKey: abilities have no identity but their place
              key={which}
              source={{ kind: 'ability', id, which }}
              info={info}
              of={name}
            />
          ))}
        </span>
      )}
      <AimMark at={(ref) => ref === id} />
      <FloatLayer figure={figure} />
    </li>
  );
};

/** Equipment on a Unit: a strip below it that can be viewed, chosen and used. */
const EquipmentChip = ({ thing }: { readonly thing: ThingView }) => {
  const board = useBoard();
  const ref = useRef<HTMLButtonElement>(null);
  const { definition, name, actives } = cardInfo(thing.card);
  const target = { kind: 'thing', id: thing.id } as const;
  const lit = board.litFor(target);
  const hints = useTarget(target, lit, board.perform, ref);
  const look = (): void => openOwn({ kind: 'thing', id: thing.id });
  const inspect = useLongPress(look);
  const figure = thingFigure(thing.id);
  useMotion(figure, ref);
  const mine = thing.controller === board.seat;
  return (
    <li className={styles.chipSlot} data-set={definition.set}>
      <button
        ref={ref}
        type="button"
        className={styles.chip}
        data-thing={thing.id}
        data-card={thing.card}
        data-peek={peekAt('card', thing.card)}
        data-figure={figure}
        data-mine={thing.controller === board.near || undefined}
        data-target={lit === undefined ? undefined : figure}
        onClick={() => (lit === undefined ? look() : board.perform(lit))}
        {...hints}
        {...inspect}
      >
        {name}
      </button>
      {mine &&
        actives.map((info, which) => (
          <AbilityButton
            // biome-ignore lint/suspicious/noArrayIndexKey: abilities have no identity but their place
            key={which}
            source={{ kind: 'ability', id: thing.id, which }}
            info={info}
            of={name}
          />
        ))}
    </li>
  );
};
