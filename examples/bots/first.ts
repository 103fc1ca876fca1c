// Plays a fight with random moves: npx tsx examples/bots/first.ts
import { createClient } from '@three-spires/client';

const { THREE_SPIRES_URL: url = 'http://localhost:4600', THREE_SPIRES_TOKEN: token = '' } = process.env;
const client = createClient({ url, token });
const setup = { characters: ['Ironclad'], encounter: 'first' };
const { table } = await client.ask('openTable', { game: 'slay-the-spire', setup, seats: [{ holder: 'me' }] });
console.log(`${url}/table/${table}`);
const last = await client.play(table, ({ options }) => {
  return options[Math.floor(Math.random() * options.length)].move;
});
console.log(last.outcome);
