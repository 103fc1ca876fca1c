import { expect, test } from 'vitest';
import { readWanted, usage } from './arguments.ts';
import { readLink } from './hosts/remote.ts';
import { wrapped } from './screen/style.ts';
import { readCommand } from './table/commands.ts';

const read = (...args: string[]) => readWanted(args, {}, true);

test.each([
  { args: [], says: 'Which game?' },
  {
    args: ['--game', 'chess'],
    says: 'There is no game "chess". The games are: slay-the-spire, mystic-spires',
  },
  {
    args: ['--game', 'slay-the-spire', '--players', '7'],
    says: '"7" is not possible for players. Possible are: 1, 2, 3, 4.',
  },
  {
    args: ['--game', 'mystic-spires', '--ascension', '3'],
    says: 'There is no choice "ascension". There are: deck, opponentDeck',
  },
  { args: ['--games'], says: "Unknown option '--games'" },
])('says what is wrong and what is possible: $says', ({ args, says }) => {
  expect(() => read(...args)).toThrow(says);
});

test('what is not said is as usual', () => {
  const { game, answers, colour } = read('--game', 'slay-the-spire', '--character', 'Silent');
  expect(game?.setUp.open(answers)).toEqual({
    game: 'slay-the-spire',
    setup: { characters: ['Silent'], climb: { ascension: 0 } },
    seats: [{ holder: 'me' }],
  });
  expect(colour).toBe(true);
});

test('colours are off without a terminal, by NO_COLOR and by --no-colour', () => {
  const game = ['--game', 'stygian-society'];
  expect(readWanted(game, {}, false).colour).toBe(false);
  expect(readWanted(game, { NO_COLOR: '1' }, true).colour).toBe(false);
  expect(read(...game, '--no-colour').colour).toBe(false);
});

test('the usage names every choice of every game', () => {
  const text = usage().join('\n');
  for (const flag of ['--mode', '--character', '--opponent-deck', '--tower', '--ascension', '--save'])
    expect(text).toContain(flag);
});

test('links of tables, invitations and text mode are read; anything else is named', () => {
  const server = 'https://example.org/games';
  expect(readLink(`${server}/table/abc`)).toEqual({ server, table: 'abc' });
  expect(readLink(`${server}/join/abc/def`)).toEqual({ server, table: 'abc', invite: 'def' });
  expect(readLink(`${server}/text/abc?invite=def`)).toEqual({ server, table: 'abc', invite: 'def' });
  for (const wrong of ['nonsense', 'ftp://example.org/table/abc', 'https://example.org/rules/abc'])
    expect(() => readLink(wrong)).toThrow(`"${wrong}" is not the link of a table.`);
});

test('commands are read, and wrong ones answered with what is possible', () => {
  expect(readCommand(' 2 ', 3)).toEqual({ do: 'choose', number: 2 });
  expect(readCommand('4', 3)).toEqual({
    do: 'unknown',
    problem: 'There is no option 4. Choose a number from 1 to 3.',
  });
  expect(readCommand('2', 0)).toMatchObject({ do: 'unknown' });
  expect(readCommand('? Vulnerable', 3)).toEqual({ do: 'rules', words: 'Vulnerable' });
  expect(readCommand('Give  UP', 3)).toEqual({ do: 'giveUp' });
  expect(readCommand('constructor', 3)).toMatchObject({ do: 'unknown' });
  expect(readCommand('', 3)).toEqual({ do: 'nothing' });
});

test('long lines break at words, and keep their indentation', () => {
  expect(wrapped('  one two three four five six', 20, '    ')).toEqual([
    '  one two three four',
    '    five six',
  ]);
});

test('what is said at the table, and the clock, are commands', () => {
  expect(readCommand('say  Well  played', 0)).toEqual({ do: 'say', words: 'Well played' });
  expect(readCommand('say', 0)).toMatchObject({ do: 'unknown' });
  expect(readCommand('clock', 3)).toEqual({ do: 'clock' });
});

test('a deck may be one that is saved elsewhere, and a set-up may be a file', () => {
  const wanted = read('--game', 'mystic-spires', '--deck', 'Deck of mine', '--set-up', 'set-up.json');
  expect(wanted).toMatchObject({ answers: { deck: 'Deck of mine' }, setUpFile: 'set-up.json' });
  expect(read('--table', 'http://localhost/table/x', '--deck', 'Deck of mine')).toMatchObject({
    deck: 'Deck of mine',
  });
});
