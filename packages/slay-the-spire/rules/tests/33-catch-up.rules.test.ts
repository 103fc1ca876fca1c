import { encodeMove, InputError, seatsIn } from '@three-spires/kernel';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../campaign.ts';
import { joinGame, slayTheSpire } from '../../index.ts';
import { fight } from '../../testing/position.ts';
import { playOn } from '../../testing/random-play.ts';
import type { Character } from '../../words/lists.ts';
import { findItem } from '../compile/entries.ts';
import type { SlayTheSpireEvent } from '../event.ts';
import { MOVE } from '../moves.ts';
import { PHASE, playerAt, QUESTION, type State } from '../state.ts';

/** A party that has just beaten an Act and is asked about the next one. */
const afterAct = (act: number, climb: object = {}, characters: readonly Character[] = ['Ironclad']): State =>
  fight({
    players: characters.map((character) => ({ character, hp: 4, deck: ['Strike', 'Bash'], gold: 7 })),
    enemies: [],
    with: { climb: { act, room: 'actEnd', ...climb } },
    moves: [],
    expect: { phase: 'actEnd' },
  }).state as State;

const vote = (state: State, option: number): void => {
  for (let seat = 0; seat < state.players.length; seat++)
    slayTheSpire.apply(state, seat, encodeMove(MOVE.vote, option));
};

describe('joining (STS-33.7)', () => {
  it('puts newcomers into the rows above, with starting values, and asks everybody again (STS-33.7)', () => {
    const before = afterAct(1);
    const state = joinGame(before, ['Silent', 'Watcher']);
    expect(before.players.length).toBe(1);
    expect(state.players.map(({ row, hp }) => [row, hp])).toEqual([
      [1, 4],
      [2, 9],
      [3, 9],
    ]);
    expect(seatsIn(slayTheSpire.deciding(state))).toEqual([0, 1, 2]);
  });

  it('applies Ascension to them as in setup (STS-33.7, R145)', () => {
    const state = joinGame(afterAct(1, { ascension: 9 }), ['Silent']);
    expect([state.players[1]?.maxHp, state.players[1]?.hp]).toEqual([8, 7]);
    expect(state.players[1]?.deck.length).toBe(13);
  });

  it('lets a newcomer settle what an heirloom gives before all are asked again (STS-31.5, STS-33.7)', () => {
    const before = afterAct(1, { modifiers: ['Heirloom'] });
    before.run.bossRelicDeck.push(findItem('Orrery'));
    const state = joinGame(before, ['Silent']);
    expect(state.question.kind).not.toBe(QUESTION.party);
    playOn(state, 'heirloom', 100, ({ question, stack }) => stack.length === 0 && question.kind !== 0);
    expect(state.question.kind).toBe(QUESTION.party);
    expect(seatsIn(slayTheSpire.deciding(state))).toEqual([0, 1]);
  });

  it('is refused elsewhere, to a fifth player and for a character in play (STS-33.8, R147)', () => {
    const fresh = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'], climb: {} }), 'join');
    expect(() => joinGame(fresh, ['Silent'])).toThrow(InputError);
    expect(() => joinGame(afterAct(1), ['Ironclad'])).toThrow(/Ironclad is played already/);
    const three = afterAct(1, {}, ['Ironclad', 'Silent', 'Defect']);
    expect(joinGame(three, ['Watcher']).players.length).toBe(4);
    expect(() => joinGame(afterAct(1, {}, ['Ironclad', 'Silent', 'Defect', 'Watcher']), ['Silent'])).toThrow(
      InputError,
    );
    expect(() => joinGame(three, ['Watcher', 'Silent'])).toThrow(/at most 4/);
  });

  it('comes into a game as a fact from outside, and tells who could still come (STS-33.7)', () => {
    const { outside, about, copy, narrate } = slayTheSpire;
    const state = afterAct(1);
    expect(about?.(state)).toMatchObject({ party: 'Ironclad', free: 'Silent, Defect, Watcher' });
    const joined = copy(state);
    const events: SlayTheSpireEvent[] = [];
    outside?.apply(joined, outside.read(state, { join: 'Silent' }), (event) => events.push(event));
    expect(joined).toEqual(joinGame(state, ['Silent']));
    expect(about?.(joined)).toMatchObject({ party: 'Ironclad, Silent', free: 'Defect, Watcher' });
    expect(narrate(events[0] as SlayTheSpireEvent, ['Ann', 'Bob']).join('')).toBe('Bob joins the climb.');
    expect(() => outside?.read(state, { join: 'Ironclad' })).toThrow(/Ironclad is played already/);
    expect(() => outside?.read(state, { join: 'Nobody' })).toThrow(InputError);
  });

  it('is refused after the last Act (STS-33.7)', () => {
    const state = afterAct(2);
    state.run.act = 3;
    expect(() => joinGame(state, ['Silent'])).toThrow(InputError);
  });

  it('does nothing else when the party ends the game (STS-1.3, R118)', () => {
    const state = joinGame(afterAct(1, { bossesBeaten: 1 }), ['Silent']);
    vote(state, 1);
    expect(slayTheSpire.outcome(state)?.result).toBe('victory');
    expect(resultOf(state).players[1]).toEqual({ character: 'Silent', bosses: 0 });
  });
});

describe('catching up (STS-33.7, STS-33.8)', () => {
  it.each([
    [1, 2, ['Silent']],
    [2, 3, ['Silent', 'Defect']],
  ] as const)(
    'after Act %i only the newcomers use the table for Act %i (STS-33.7)',
    (act, next, characters) => {
      const state = joinGame(afterAct(act), characters);
      vote(state, 0);
      const seats = new Set<number>();
      const drafts: number[] = [];
      playOn(state, `catch-up-${act}`, 2000, (now) => {
        if (now.phase === PHASE.map || now.run.act === next) return true;
        // A question to another player is about swapping rows.
        if (now.question.kind === QUESTION.none)
          for (const seat of seatsIn(slayTheSpire.deciding(now))) seats.add(seat);
        if (now.phase === PHASE.bossRelics) drafts.push(now.run.bossRelics.length);
        return false;
      });
      expect(state.run.act).toBe(next);
      expect([...seats].sort()).toEqual(characters.map((_, at) => at + 1));
      // 3 Boss relics for one newcomer, else one more than there are (STS-33.8, R147).
      expect(new Set(drafts)).toEqual(new Set([3]));
      expect(state.run.newcomers).toBe(0);
      // The others have only what an Act's start gives them: they are healed.
      expect(state.players[0]).toMatchObject({ gold: 7, hp: 10, relics: [] });
      const { deck, draw, hand } = playerAt(state, 0);
      expect(deck.length + draw.length + hand.length).toBe(2);
    },
  );

  it('the Merchant of the table is theirs alone (STS-33.7)', () => {
    const state = joinGame(afterAct(1), ['Silent']);
    vote(state, 0);
    playOn(state, 'catch-up-merchant', 2000, ({ phase }) => phase === PHASE.merchant);
    expect(state.phase).toBe(PHASE.merchant);
    expect(seatsIn(slayTheSpire.deciding(state))).toEqual([1]);
    expect(state.run.cardStock.map(({ length }) => length > 0)).toEqual([false, true]);
  });
});
