// Stays at a server: accepts challenges, sits down at an open table, and plays wherever it sits. End it with Ctrl-C.
import { type Choose, createClient } from '@three-spires/client';

const { THREE_SPIRES_URL: url = 'http://localhost:4600', THREE_SPIRES_TOKEN: token = '' } = process.env;
const client = createClient({ url, token });
const GAME = 'stygian-society';
const choose: Choose = ({ options }) => options[Math.floor(Math.random() * options.length)].move;

const { id: me, name } = await client.ask('me');
const { tables: open } = await client.ask('openTables', { game: GAME });
if (open[0] !== undefined) await client.ask('claimSeat', { table: open[0].summary.table, invite: 'open' });

const playing = new Set<string>();
const play = async (table: string) => {
  playing.add(table);
  try {
    const { outcome } = await client.play(table, choose);
    console.log(`${name} at ${table}: ${outcome?.result}`);
  } catch (error) {
    console.error(`${name} at ${table}:`, error);
  }
  playing.delete(table);
};

for await (const event of client.events()) {
  if (event.type === 'table' && event.table.status === 'playing' && !playing.has(event.table.table))
    void play(event.table.table);
  if (event.type !== 'challenge') continue;
  const { id, to, status, summary } = event.challenge;
  if (status === 'open' && to.person === me)
    await client.ask(summary?.game === GAME ? 'acceptChallenge' : 'endChallenge', { id });
}
