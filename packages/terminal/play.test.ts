import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildOnce, createVisitor, startChildServer } from '@three-spires/server/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasScript, type Program, playByPipes, playInTerminal } from './testing/pseudo-terminal.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The program as `npm run play` builds it. */
let play = '';
beforeAll(async () => {
  const folder = await buildOnce(ROOT, { play: path.join(import.meta.dirname, 'play.ts') });
  play = path.join(folder, 'play.js');
});

const programs: Program[] = [];
const begun = (program: Program): Program => {
  programs.push(program);
  return program;
};
afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
});

const ESCAPE = '\u001b';

/** The options of the newest position. */
const optionsIn = (output: string): string[] => {
  const plain = output.replaceAll(new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g'), '').replaceAll('\r', '');
  const last = plain.slice(0, plain.lastIndexOf('Your choice:'));
  const [, ...after] = last.split(/\nYour turn\.\n/);
  return [...(after.at(-1) ?? '').matchAll(/^ {0,3}\d+\. (.*)$/gm)].map(([, line = '']) => line);
};

const ASKED_OR_OVER = /Your choice:|Goodbye\./;

/** Plays to the end by typing numbers. */
const playOn = async (program: Program, idle = /^$/): Promise<number> => {
  let random = 1;
  let made = 0;
  let read = await program.reads(ASKED_OR_OVER);
  while (!program.output().includes('Goodbye.')) {
    const numbers = optionsIn(program.output()).flatMap((line, at) => (idle.test(line) ? [] : [at + 1]));
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    program.type(String(numbers[(random >>> 8) % numbers.length] ?? 1));
    read = await program.reads(ASKED_OR_OVER, read);
    made++;
  }
  return made;
};

describe.runIf(hasScript())('under a pseudo-terminal', () => {
  test('a fight of Slay the Spire with a bot, in colours', async () => {
    const program = begun(
      playInTerminal(play, [
        '--game',
        'slay-the-spire',
        '--mode',
        'fight',
        '--players',
        '2',
        '--level',
        'novice',
      ]),
    );
    expect(await playOn(program, /Not done yet/)).toBeGreaterThan(3);
    expect(program.output()).toContain(`${ESCAPE}[1;33m`);
    expect(program.output()).toMatch(/The game is over: (victory|defeat)/);
    expect(await program.ended()).toBe(0);
  });

  test('a duel of Mystic Spires against a bot', async () => {
    const program = begun(
      playInTerminal(play, ['--game', 'mystic-spires', '--level', 'novice', '--no-colour']),
    );
    expect(await playOn(program)).toBeGreaterThan(10);
    expect(program.output()).toContain('The game is over.');
    expect(program.output()).not.toContain(ESCAPE);
    expect(await program.ended()).toBe(0);
  });

  test('a tower of The Stygian Society', async () => {
    const program = begun(playInTerminal(play, ['--game', 'stygian-society'], { NO_COLOR: '1' }));
    expect(await playOn(program, /^(Give|Offer)/)).toBeGreaterThan(10);
    expect(program.output()).toMatch(/The game is over: (victory|defeat)/);
    expect(program.output()).not.toContain(ESCAPE);
    expect(await program.ended()).toBe(0);
  });

  test('fits its width, and ends with Ctrl-C', async () => {
    const program = begun(playInTerminal(play, ['--game', 'stygian-society', '--no-colour']));
    await program.reads(/Your choice:/);
    const lines = program.output().split(/\r?\n/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(80);
    program.press('\u0003');
    await program.reads(/Goodbye\./);
    expect(await program.ended()).toBe(0);
  });
});

describe('by pipes', () => {
  const FIGHT = ['--game', 'slay-the-spire', '--mode', 'fight', '--seed', 'pipes'];

  test('every command answers, wrong ones with what is possible, and the end of input ends it', async () => {
    const program = begun(playByPipes(play, FIGHT));
    for (const line of [
      '99',
      'dance',
      '? Vulnerable',
      '? nothing like this',
      'log',
      'help',
      '1',
      'undo',
      'seat Silent',
      'agree',
    ])
      program.type(line);
    program.endInput();
    expect(await program.ended()).toBe(0);
    const output = program.output().replaceAll(/\s+/g, ' ');
    expect(output).toMatch(/There is no option 99\. Choose a number from 1 to \d+\./);
    expect(output).toContain('"dance" is no command. Type help for the commands or a number from 1 to');
    expect(output).toContain('Vulnerable: When attacked');
    expect(output).toContain('No rule has all of these words: nothing like this.');
    expect(output).toContain('- Round 1 begins.');
    expect(output).toContain('undo: take your last move back');
    expect(output).toContain('You have no seat "Silent". Your seats: Ironclad.');
    expect(output).toContain('Nobody asks anything of you.');
    expect(output.trimEnd().endsWith('Goodbye.')).toBe(true);
  });

  test('says why, of the newest line, of a line with some words and of an option', async () => {
    const program = begun(playByPipes(play, [...FIGHT, '--seed', 'why']));
    for (const line of ['why draws', 'why nothing like this', 'why 1', 'why 99', '1', 'why'])
      program.type(line);
    program.endInput();
    expect(await program.ended()).toBe(0);
    const output = program.output().replaceAll(/\s+/g, ' ');
    expect(output).toMatch(/Each turn: draw 5 cards\. = 5 \(STS-13\.4\)/);
    expect(output).toContain('No line of the log has these words: nothing like this.');
    expect(output).toMatch(/It costs \d Energy\. = \d \(STS-13\.15\)/);
    expect(output).toContain('There is no option 99.');
    expect(output).toMatch(/- Ironclad plays \w+\. \(STS-13\.1[78]\)/);
  });

  test('a game in a file goes on later', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-play-'));
    const kept = [...FIGHT, '--save', path.join(folder, 'game.sqlite')];
    const first = begun(playByPipes(play, kept));
    first.type('1');
    first.endInput();
    expect(await first.ended()).toBe(0);
    const second = begun(playByPipes(play, kept));
    second.type('log');
    second.endInput();
    expect(await second.ended()).toBe(0);
    expect(second.output()).toContain('The game in this file goes on.');
    expect(second.output()).toMatch(/- Ironclad plays \w+\./);
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    { args: ['--table', 'http://127.0.0.1:9/table/abc'], says: 'http://127.0.0.1:9 cannot be reached.' },
    { args: ['--game', 'chess'], says: 'There is no game "chess". The games are: slay-the-spire' },
  ])('$says', async ({ args, says }) => {
    const program = begun(playByPipes(play, args));
    expect(await program.ended()).toBe(1);
    expect(program.output()).toContain(says);
    expect(program.output()).not.toContain('    at ');
  });
});

test('a table of a server is joined by its link, and the guest comes back to the seat', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-guest-'));
  const server = await startChildServer({ PORT: '0', DATA_DIR: path.join(folder, 'data') });
  const host = createVisitor(server.url);
  await host.request('GET', '/api/me');
  const setup = { characters: ['Ironclad', 'Silent'] };
  const { table, invite } = await host.openTable('slay-the-spire', setup, ['me', 'open']);
  const environment = { XDG_CONFIG_HOME: folder };
  const guest = begun(playByPipes(play, ['--table', `${server.url}/join/${table}/${invite}`], environment));
  await guest.reads(/Your choice:/);
  expect(guest.output()).toContain('You, the Silent');
  const end = optionsIn(guest.output()).indexOf('End turn') + 1;
  guest.type(String(end));
  await guest.reads(/Waiting for Ironclad/);
  await guest.reads(/1\. Not done yet/);
  guest.endInput();
  expect(await guest.ended()).toBe(0);
  const again = begun(playByPipes(play, ['--table', `${server.url}/table/${table}`], environment));
  await again.reads(/You, the Silent/);
  again.endInput();
  expect(await again.ended()).toBe(0);
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('a duel at a server: a saved deck, the clock and the chat', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-duel-'));
  const server = await startChildServer({ PORT: '0', DATA_DIR: path.join(folder, 'data') });
  const host = createVisitor(server.url);
  await host.request('PATCH', '/api/me', { name: 'Ann' });
  const setup = { decks: ['March of Cinders', null], first: 'first' };
  const { table, invite } = await host.openTable('mystic-spires', setup, ['me', 'open'], {
    clock: { seconds: 600, increment: 5 },
  });
  const environment = { XDG_CONFIG_HOME: folder };
  const link = `${server.url}/join/${table}/${invite}`;
  const wrong = begun(playByPipes(play, ['--table', link, '--deck', 'No such deck'], environment));
  expect(await wrong.ended()).toBe(1);
  expect(wrong.output()).toContain('"No such deck" is no deck here. Possible are: Sleepers');

  const guest = begun(playByPipes(play, ['--table', link, '--deck', 'Overdue Tides'], environment));
  await guest.reads(/has 10:00 left/);
  const line = await host.connect();
  line.send({ type: 'watch', table });
  await line.next('picture');
  await line.ask({ type: 'chat', command: 'a chat line of Ann', table, text: 'Hello guest' });
  await guest.reads(/Ann: Hello guest/);
  guest.type('say Hello Ann');
  const heard = await line.next('chat', ({ lines }) => lines.some(({ text }) => text === 'Hello Ann'));
  expect(heard.lines).toHaveLength(1);
  guest.type('clock');
  await guest.reads(/the clock is running/);
  guest.endInput();
  expect(await guest.ended()).toBe(0);
  await line.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('a set-up of a file replaces the choices, and a broken one is named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-set-up-'));
  const file = path.join(folder, 'set-up.json');
  writeFileSync(file, JSON.stringify({ characters: ['Watcher'] }));
  const good = begun(playByPipes(play, ['--game', 'slay-the-spire', '--set-up', file]));
  await good.reads(/You, the Watcher/);
  good.endInput();
  expect(await good.ended()).toBe(0);
  writeFileSync(file, '{');
  const broken = begun(playByPipes(play, ['--game', 'slay-the-spire', '--set-up', file]));
  expect(await broken.ended()).toBe(1);
  expect(broken.output()).toContain('is not JSON');
  writeFileSync(file, JSON.stringify({ characters: ['Nobody'] }));
  const wrong = begun(playByPipes(play, ['--game', 'slay-the-spire', '--set-up', file]));
  expect(await wrong.ended()).toBe(1);
  expect(wrong.output()).toContain('characters');
  rmSync(folder, { recursive: true, force: true });
});
