// Plays a rated duel against an opponent from the queue: npx tsx examples/bots/rated.ts
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@three-spires/client';

const { THREE_SPIRES_URL: url = 'http://localhost:4600', THREE_SPIRES_TOKEN: token = '' } = process.env;
const client = createClient({ url, token });
const game = 'mystic-spires';

// `bots` says that it may be another bot account: bot accounts only meet those who agree.
let found = await client.ask('joinQueue', { game, choice: 'March of Cinders', clock: 'quick', bots: true });
while (found.status === 'waiting') {
  await pause(2_000);
  found = await client.ask('waitInQueue', { game });
}
if (found.status !== 'matched') throw new Error('The server no longer looks for an opponent.');
const { table } = found;
const last = await client.play(
  table,
  ({ options }) => options[Math.floor(Math.random() * options.length)].move,
);
console.log(last.outcome, last.rated ? 'rated' : `not rated: ${last.unrated}`);
