import type { ChallengeStore } from '../stores/index.ts';
import type { Memory, MemoryNeeds } from './data.ts';
import { sorted } from './rows.ts';

export const challengeStore = ({ memory: { gameChallenges } }: MemoryNeeds): ChallengeStore => ({
  async addChallenge(challenge, limit) {
    const open = gameChallenges
      .all()
      .filter(({ from, status }) => from === challenge.from && status === 'open');
    if (open.some(({ table, to }) => table === challenge.table && to === challenge.to)) return 'known';
    if (open.length >= limit) return 'too-many';
    gameChallenges.put(challenge);
    return 'added';
  },

  challengeById: async (id) => gameChallenges.get(id),

  async challengesOf(person, since, limit) {
    const own = gameChallenges
      .all()
      .filter(({ from, to, changedAt }) => (from === person || to === person) && changedAt > since);
    return sorted(
      own,
      ({ changedAt }) => -changedAt,
      ({ id }) => id,
    ).slice(0, limit);
  },

  async endChallenge(id, status, at) {
    const challenge = gameChallenges.get(id);
    if (challenge?.status !== 'open') return false;
    gameChallenges.put({ ...challenge, status, changedAt: at });
    return true;
  },

  async clearChallenges(changedBefore) {
    gameChallenges.removeIf(({ changedAt }) => changedAt < changedBefore);
  },
});

export const forgetChallenges = ({ gameChallenges }: Memory, person: string): void =>
  gameChallenges.removeIf(({ from, to }) => from === person || to === person);

export const moveChallenges = ({ gameChallenges }: Memory, from: string, to: string): void => {
  for (const row of gameChallenges.all())
    if (row.from === from || row.to === from)
      gameChallenges.put({
        ...row,
        from: row.from === from ? to : row.from,
        to: row.to === from ? to : row.to,
      });
};
