import { createSay } from './say.ts';

export const { say } = createSay({
  openSeat: '{seat} (open)',
  yourTurn: 'Your turn.',
  mayStill: 'You have decided. You may still change that:',
  cubesFall: 'The cubes are falling …',
});
