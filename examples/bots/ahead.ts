// Thinks one move ahead: npx tsx examples/bots/ahead.ts
import { createClient } from '@three-spires/client';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';

const { THREE_SPIRES_URL: url = 'http://localhost:4600', THREE_SPIRES_TOKEN: token = '' } = process.env;
const client = createClient({ url, token });
const DEALS = 4;

/** How good a position looks to a seat: its own HP and Block against the HP of the enemies. */
const rate = (state: SlayTheSpireState, seat: number): number => {
  const { players, enemies } = slayTheSpire.view(state, seat);
  const { hp, block } = players[seat];
  return 3 * hp + Math.min(block, 5) - enemies.reduce((sum, enemy) => sum + 5 + enemy.hp, 0);
};

const setup = { characters: ['Ironclad'], encounter: 'first' };
const { table } = await client.ask('openTable', { game: 'slay-the-spire', setup, seats: [{ holder: 'me' }] });
const last = await client.play(table, async ({ seat, options }) => {
  // The position as this seat knows it: what it cannot know is dealt again for each try.
  const { state } = await client.ask('moment', { table });
  const scores = options.map(({ move }) => {
    // A little chance between equals: some moves only turn something over, and could go on for ever.
    let score = Math.random() / 100;
    for (let deal = 0; deal < DEALS; deal++) {
      const imagined = slayTheSpire.imagine(state as SlayTheSpireState, seat, `${deal}`);
      slayTheSpire.apply(imagined, seat, move);
      score += rate(imagined, seat) / DEALS;
    }
    return score;
  });
  return options[scores.indexOf(Math.max(...scores))].move;
});
console.log(last.outcome);
