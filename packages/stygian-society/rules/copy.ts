/** A copy that shares nothing with its original. */
import type { EndEffect, Figure, Frame, Hero, State } from './state.ts';

const copyHero = (hero: Hero): Hero => ({
  hero: hero.hero,
  seat: hero.seat,
  skills: hero.skills.slice(),
  treasures: hero.treasures.slice(),
  tokens: hero.tokens.slice(),
  fresh: hero.fresh.slice(),
});

const copyFigure = ({ id, kind, rank, wounds }: Figure): Figure => ({ id, kind, rank, wounds });

const copyFrame = (frame: Frame): Frame => ({ ...frame, list: frame.list.slice() });

const copyEndEffect = ({ program, enemy }: EndEffect): EndEffect => ({ program, enemy });

/** Numbers are taken over by the spread; every list is copied by name. */
export const copyState = (state: State): State => ({
  ...state,
  random: state.random.slice(),
  heroes: state.heroes.map(copyHero),
  bank: state.bank.slice(),
  tower: state.tower.slice(),
  field: state.field.slice(),
  crypt: state.crypt.slice(),
  gathered: state.gathered.slice(),
  banished: state.banished.slice(),
  extra: state.extra.slice(),
  figures: state.figures.map(copyFigure),
  rooms: state.rooms.slice(),
  treasureDeck: state.treasureDeck.slice(),
  partyTreasures: state.partyTreasures.slice(),
  exhausted: state.exhausted.slice(),
  supply: state.supply.slice(),
  later: state.later.slice(),
  everyFloor: state.everyFloor.slice(),
  endEffects: state.endEffects.map(copyEndEffect),
  wanted: state.wanted.slice(),
  landed: state.landed.slice(),
  taken: state.taken.slice(),
  traded: state.traded.slice(),
  stack: state.stack.map(copyFrame),
  question: { ...state.question, votes: state.question.votes.slice() },
});
