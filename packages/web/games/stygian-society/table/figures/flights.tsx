import { useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../../../../connection/use-table.ts';
import { paced } from '../../../../settings/settings-store.ts';
import { HERO_COLOURS, LUCK, NONE, type StygianSocietyEvent } from '../../pieces/content.ts';
import { Cube } from '../../pieces/cube.tsx';
import styles from './flights.module.css';

/** Cubes of one colour moving from one place on the table to another, both given as selectors. */
type Flight = {
  readonly colour: number;
  readonly count: number;
  readonly from: string;
  readonly to: string;
};

const FLIGHT_MS = 420;
const APART_MS = 45;
/** More cannot be told apart. */
const MOST_OF_A_COLOUR = 5;

const TRAYS: Readonly<Record<string, string>> = {
  bank: '[data-place="bank"]',
  tower: '[data-tower]',
  field: '[data-tray="field"]',
  crypt: '[data-tray="crypt"]',
  gone: '[data-place="bank"]',
};

const stack = (tray: 'field' | 'crypt', colour: number): string => `[data-spot="cube:${tray}:${colour}"]`;

const counted = (counts: readonly number[], from: string, to: string): Flight[] =>
  counts.flatMap((count, colour) => (count === 0 ? [] : [{ colour, count, from, to }]));

/** The field, crypt and luck parts of a payment, flying to the card they pay for. */
const paid = (cubes: readonly number[], to: string): Flight[] =>
  cubes.flatMap((count, kind) => {
    if (count === 0) return [];
    if (kind === LUCK) return [{ colour: NONE, count, from: '[data-track="luck"]', to }];
    const colour = kind % HERO_COLOURS;
    return [{ colour, count, from: stack(kind < HERO_COLOURS ? 'field' : 'crypt', colour), to }];
  });

const flightsOf = (event: StygianSocietyEvent): readonly Flight[] => {
  switch (event.type) {
    case 'gathered':
    case 'added':
      return counted(event.cubes, '[data-place="bank"]', '[data-tower]');
    case 'acted': {
      const to = event.enemy === NONE ? '[data-threats]' : `[data-enemy="${event.enemy}"]`;
      const { colour, field, crypt } = event;
      return [
        { colour, count: field, from: stack('field', colour), to },
        { colour, count: crypt, from: stack('crypt', colour), to },
      ];
    }
    case 'paid':
      return paid(event.cubes, `[data-card="${event.card}"]`);
    case 'cubes':
      // Payments have already flown; their return to the bank is not animated.
      if (event.to === 'bank') return [];
      return [
        {
          colour: event.colour,
          count: event.number,
          from: TRAYS[event.from] ?? '',
          to: TRAYS[event.to] ?? '',
        },
      ];
    default:
      return [];
  }
};

/** The centre of the first matching element on the screen. */
const middleOf = (selector: string): DOMPoint | undefined => {
  const found = document.querySelector(`main ${selector}`);
  if (found === null) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  return width === 0 ? undefined : new DOMPoint(left + width / 2, top + height / 2);
};

type Flying = {
  readonly key: string;
  readonly colour: number;
  readonly from: DOMPoint;
  readonly to: DOMPoint;
};

const flyingOf = (number: number, flights: readonly Flight[]): Flying[] =>
  flights.flatMap(({ colour, count, from, to }, place) => {
    const [start, end] = [middleOf(from), middleOf(to)];
    if (start === undefined || end === undefined) return [];
    return Array.from({ length: Math.min(count, MOST_OF_A_COLOUR) }, (_, cube) => ({
      key: `${number} ${place} ${cube}`,
      colour,
      from: start,
      to: end,
    }));
  });

const FlyingCube = ({
  flying: { colour, from, to },
  delay,
}: {
  readonly flying: Flying;
  readonly delay: number;
}) => {
  const body = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const lift = Math.min(from.y, to.y) - 40;
    const at = (x: number, y: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    body.current?.animate(
      [
        { transform: at(from.x, from.y), opacity: 1 },
        { transform: at((from.x + to.x) / 2, lift), opacity: 1, offset: 0.5 },
        { transform: `${at(to.x, to.y)} scale(0.6)`, opacity: 0.2 },
      ],
      { duration: paced(FLIGHT_MS), delay: paced(delay), easing: 'ease-in-out', fill: 'both' },
    );
  }, [from, to, delay]);
  return (
    <span ref={body} className={styles.cube}>
      <Cube colour={colour} size="large" />
    </span>
  );
};

/** Cubes that fly to what they pay for, over everything. Disabled with reduced motion. */
export const Flights = () => {
  const { number, events } = useTable((state) => state.told);
  const telling = useTable((state) => state.telling);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step is news
  useLayoutEffect(() => {
    if (!telling || paced(1) === 0) {
      setFlying([]);
      return;
    }
    const begun = flyingOf(number, (events as readonly StygianSocietyEvent[]).flatMap(flightsOf));
    if (begun.length === 0) return;
    setFlying((before) => [...before, ...begun]);
    setTimeout(
      () => setFlying((before) => before.filter((each) => !begun.includes(each))),
      paced(FLIGHT_MS + begun.length * APART_MS),
    );
  }, [number, telling]);
  return (
    <div className={styles.layer} aria-hidden="true">
      {flying.map((each, place) => (
        <FlyingCube key={each.key} flying={each} delay={place * APART_MS} />
      ))}
    </div>
  );
};
