import type { StygianSocietyEvent } from '../../pieces/content.ts';

/** Unlisted events are shown together with the next one. */
const PACE: Readonly<Partial<Record<StygianSocietyEvent['type'], number>>> = {
  floorBegan: 900,
  floorCompleted: 700,
  turnBegan: 350,
  used: 400,
  chose: 300,
  gathered: 300,
  added: 250,
  // The tower keeps the step until the last cube has come to rest.
  falls: 80,
  dropped: 450,
  jostled: 400,
  luck: 200,
  peril: 250,
  perilEvent: 600,
  acted: 500,
  cancelled: 300,
  paid: 450,
  forfeited: 1200,
  prevented: 250,
  suffered: 350,
  healed: 300,
  wounded: 350,
  mended: 300,
  eliminated: 350,
  fled: 400,
  arrived: 250,
  moved: 200,
  counted: 250,
  level: 500,
  learned: 350,
  afflicted: 350,
  warded: 300,
  relieved: 250,
  tired: 200,
  refreshed: 200,
  cubes: 200,
  regrouped: 400,
  chestOpened: 700,
  treasure: 500,
  gave: 300,
  over: 400,
};

/** How long an event is on display at normal speed, in milliseconds. */
export const paceOf = ({ type }: StygianSocietyEvent): number => PACE[type] ?? 0;
