// Makes a bot account with an access token, as the page about you does: npx tsx examples/bots/token.ts NAME
const url = process.env.THREE_SPIRES_URL ?? 'http://localhost:4600';
const first = await fetch(`${url}/api/me`);
const cookie = first.headers
  .getSetCookie()
  .map((each) => each.split(';')[0])
  .join('; ');

const post = async (path: string, body: object) => {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
};

const { bots } = await post('/api/me/bots', { name: process.argv[2] ?? 'My first' });
const scopes = ['read', 'play', 'challenge'];
const { secret } = await post('/api/me/tokens', { name: 'my program', scopes, bot: bots[0].id });
console.log(secret);
