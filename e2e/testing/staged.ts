import { plainText, playScenario, type ScenarioStep } from '@three-spires/kernel';
import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  eventsFor,
  explainRefusal,
  lastSeq,
  openTable,
  pictureFor,
  previewsFor,
  proposeMove,
  type Table,
} from '@three-spires/table';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

const me = 'me';

type Position = {
  readonly players: readonly { readonly character: string }[];
  readonly enemies?: readonly unknown[];
  readonly [field: string]: unknown;
};

/** A table that starts from any position, written as in a scenario file. */
function stagedTable(position: Position, seats: number, moves: readonly ScenarioStep[]): Table {
  const game = slayTheSpire;
  const characters = position.players.map(({ character }) => character);
  const table = openTable({
    game,
    setup: { characters },
    seed: 'staged',
    seats: characters.map((character, seat) => ({
      person: seat < seats ? me : 'another',
      name: seat < seats ? 'Me' : `Friend of the ${character}`,
    })),
  });
  const { state } = playScenario(game, { game: game.id, seed: 'staged', position: { ...position }, moves });
  table.state = state;
  table.snapshots.splice(0, table.snapshots.length, { seq: 0, text: JSON.stringify(state) });
  return table;
}

/** Opens the table page on a position after some moves: real screens and rules, but no server. */
export async function stage(
  page: Page,
  url: string,
  position: Position,
  seats = position.players.length,
  moves: readonly ScenarioStep[] = [],
): Promise<Table> {
  return stageTable(page, url, stagedTable(position, seats, moves));
}

/** The tables that were staged on a page by their ids, and what to do when the page asks for one. */
type Staged = { readonly tables: Map<string, Table>; readonly whenAsked: Map<string, () => void> };

const stagedOn = new WeakMap<Page, Staged>();

/**
 * Opens the table page on a table of any game. Only the first one on a page loads the application: from there the page
 * goes on to the next, as after a rematch, which costs much less.
 */
export async function stageTable(page: Page, url: string, table: Table): Promise<Table> {
  const staged = stagedOn.get(page) ?? (await answerFromHere(page));
  const id = `staged-${staged.tables.size + 1}`;
  staged.tables.set(id, table);
  const asked = askedFor(staged, id);
  if (page.url().startsWith(`${url}/table/staged-`))
    await page.evaluate((place) => history.pushState(null, '', place), `/table/${id}`);
  else await page.goto(`${url}/table/${id}`);
  // The page forgets the earlier table before it asks for this one.
  await asked;
  await page.locator('[data-table] main').waitFor();
  await settled(page);
  return table;
}

const PATIENCE_MS = 60_000;

/** Until the page asks for a table. Without Vitest, so that screenshots can be taken of it too. */
const askedFor = ({ whenAsked }: Staged, id: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const impatience = setTimeout(
      () => reject(new Error(`The page has not asked for the table ${id}.`)),
      PATIENCE_MS,
    );
    whenAsked.set(id, () => {
      clearTimeout(impatience);
      resolve();
    });
  });

/** Answers the socket of a page in place of a server. */
async function answerFromHere(page: Page): Promise<Staged> {
  const staged: Staged = { tables: new Map(), whenAsked: new Map() };
  stagedOn.set(page, staged);
  await page.routeWebSocket('**/socket', (socket) => {
    const send = (message: ServerMessage): void => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type === 'ping') return;
      const table = staged.tables.get(message.table);
      if (table === undefined) return;
      staged.whenAsked.get(message.table)?.();
      answer(message.table, table, message, send);
    });
  });
  return staged;
}

function answer(
  id: string,
  table: Table,
  message: ClientMessage,
  send: (message: ServerMessage) => void,
): void {
  const picture = (since: number): void =>
    send({
      type: 'picture',
      table: id,
      seq: lastSeq(table),
      picture: pictureFor(table, me),
      since,
      events: eventsFor(table, me, since),
    });
  if (message.type === 'watch') picture(0);
  if (message.type === 'preview') {
    const { seat, seq, moves } = message;
    send({ type: 'previews', table: id, seat, seq, previews: previewsFor(table, me, seat, moves) });
  }
  if (message.type !== 'move') return;
  const seen = lastSeq(table);
  const { refusal } = proposeMove(table, message.seat, message.move, message.decision);
  if (refusal === undefined) {
    send({ type: 'accepted', command: message.command, seq: lastSeq(table) });
    picture(seen);
  } else {
    const text = plainText(explainRefusal(table.game, refusal));
    send({ type: 'refused', command: message.command, refusal, text });
  }
}
