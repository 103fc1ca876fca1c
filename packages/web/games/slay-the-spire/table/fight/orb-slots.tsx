import { AnimatePresence } from 'motion/react';
import * as m from 'motion/react-m';
import { memo, useRef } from 'react';
import { openDialog } from '../../../../kit/dialogs.ts';
import { paced } from '../../../../settings/settings-store.ts';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeChanges } from '../../board/describe.ts';
import { pressTarget } from '../../board/selection.ts';
import { useTarget } from '../../board/use-target.ts';
import { SYMBOLS } from '../../pictures/symbols.ts';
import type { PlayerView } from '../../pieces/content.ts';
import { symbolName } from '../../pieces/symbol-name.ts';
import { say } from '../../words/say.ts';
import styles from './orb-slots.module.css';

/** An Orb: it grows into its slot when Channeled and bursts when Evoked. */
const Sphere = memo(({ orb }: { readonly orb: string }) => {
  const Picture = SYMBOLS[orb];
  return (
    <m.span
      className={styles.sphere}
      data-orb={orb}
      initial={{ scale: 0.2, opacity: 0, rotate: -90 }}
      animate={{ scale: 1, opacity: 1, rotate: 0 }}
      exit={{ scale: 1.9, opacity: 0, filter: 'brightness(2.5)' }}
      transition={{ duration: paced(0.26) }}
    >
      {Picture && <Picture aria-hidden="true" />}
    </m.span>
  );
});

type SlotProps = {
  readonly place: number;
  readonly orb: string | undefined;
  readonly action: Action | undefined;
  readonly effect: string;
  readonly perform: (action: Action) => void;
};

const Slot = ({ place, orb, action, effect, perform }: SlotProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const handlers = useTarget({ kind: 'orb', place }, action, perform, ref);
  const name = orb === undefined ? say('orb.empty') : say('orb', { orb: symbolName(orb) });
  const label = action === undefined ? name : `${say('action.choose', { what: name })}. ${effect}`;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.slot}
      data-lit={action !== undefined || undefined}
      data-target={action === undefined ? undefined : `orb:${place}`}
      data-slot={orb ?? 'empty'}
      aria-label={label}
      data-explain={`orb:${orb ?? 'empty'}`}
      onClick={(event) =>
        action === undefined
          ? openDialog({ kind: 'rules', query: orb === undefined ? 'Orb' : symbolName(orb) })
          : pressTarget(event, { kind: 'orb', place }, action, perform)
      }
      {...handlers}
    >
      <AnimatePresence initial={false}>{orb !== undefined && <Sphere key={orb} orb={orb} />}</AnimatePresence>
    </button>
  );
};

/** A Defect's Orbs in their slots. If a card asks for an Orb, it is chosen right here. */
export const OrbSlots = ({ player }: { readonly player: PlayerView }) => {
  const board = useBoard();
  const count = Math.max(player.orbSlots, player.orbs.length);
  if (count === 0) return null;
  const own = player.seat === board.seat;
  return (
    <fieldset className={styles.slots} aria-label={say('orbs', { who: board.names[player.seat] ?? '' })}>
      {Array.from({ length: count }, (_, place) => {
        const action = own ? board.litFor({ kind: 'orb', place }) : undefined;
        return (
          <Slot
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={place}
            place={place}
            orb={player.orbs[place]}
            action={action}
            effect={action === undefined ? '' : describeChanges(board, action)}
            perform={board.perform}
          />
        );
      })}
    </fieldset>
  );
};
