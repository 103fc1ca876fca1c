/** Figures by game, and their table. */
import type { Done } from './crowd.ts';

export type Report = {
  together(work: string, done: Done, cpu: number): void;
  alone(game: string, cpu: number): void;
  lines(): string[];
};

type Sum = { cpu: number; moves: number; pictures: number; bytes: number; ended: number };

const HEAD =
  'CPU per move (ms)   moves  pictures/move  bytes/move  alone: p50    p99    max (ms)  games ended';

export const createReport = (): Report => {
  const sums = new Map<string, Sum>();
  const alone = new Map<string, number[]>();

  const line = (work: string, { cpu, moves, pictures, bytes, ended }: Sum): string => {
    const times = (work === 'mixed' ? [...alone.values()].flat() : (alone.get(work) ?? [])).sort(
      (one, other) => one - other,
    );
    const at = (share: number): string =>
      ((times[Math.floor(share * (times.length - 1))] ?? Number.NaN) / 1_000).toFixed(2).padStart(7);
    return [
      `${work.padEnd(16)}${(cpu / moves / 1_000).toFixed(3)}`,
      String(moves).padStart(8),
      (pictures / moves).toFixed(2).padStart(15),
      Math.round(bytes / moves)
        .toString()
        .padStart(12),
      `${at(0.5).padStart(12)}${at(0.99)}${at(1)}`,
      String(ended).padStart(19),
    ].join('');
  };

  return {
    together(work, { moves, pictures, bytes, ended }, cpu) {
      const sum = sums.get(work) ?? { cpu: 0, moves: 0, pictures: 0, bytes: 0, ended: 0 };
      sums.set(work, {
        cpu: sum.cpu + cpu,
        moves: sum.moves + moves,
        pictures: sum.pictures + pictures,
        bytes: sum.bytes + bytes,
        ended: sum.ended + ended,
      });
    },
    alone(game, cpu) {
      alone.set(game, [...(alone.get(game) ?? []), cpu]);
    },
    lines: () => [HEAD, ...[...sums].map(([work, sum]) => line(work, sum))],
  };
};
