import { createAllowances, perHour } from '../common/allowances.ts';
import { SessionError } from '../common/error.ts';
import type { Chance } from '../given/chance.ts';
import type { StoredPerson } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import { storedTable } from '../hosting/stored-table.ts';
import type { BlocksAnswer } from '../protocol/index.ts';
import { admit } from '../seating/admission.ts';
import type { Blocks } from '../showing/blocks.ts';
import type { Chat } from '../showing/chat.ts';
import type { DoorStore } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';

export const BLOCKS_LIMIT = 500;
const DAY_MS = 24 * 3600 * 1000;
/** Per person: within an hour at this node, and within a day in the store. */
const REPORTS = perHour(6);
const REPORTS_A_DAY = 20;
/** Per address within a day: a household, or a class that plays together. */
const REPORTS_A_DAY_FROM_ADDRESS = 40;
/** In total, at up to 10 kB each. */
const REPORTS_KEPT = 5_000;
const REPORTS_KEPT_DAYS = 365;
/** Chat lines stored with a report. */
const LINES_KEPT = 20;

type BlockNeeds = {
  readonly store: DoorStore;
  readonly blocks: Blocks;
  readonly chat: Chat;
  readonly time: Time;
  readonly chance: Chance;
};

/** Blocks between people, and reports to the operator. The people concerned are not told. */
export const blockHandlers = ({
  store,
  blocks,
  chat,
  time,
  chance,
}: BlockNeeds): Handlers<'blocks' | 'block' | 'unblock' | 'reportPerson'> => {
  const allowed = createAllowances(REPORTS, time.elapsed);

  const requireOther = async (own: StoredPerson, id: string): Promise<StoredPerson> => {
    if (own.id === id) throw new SessionError('invalid', 'yourself', 'This is you.', 'person');
    const other = await store.personNamed(id);
    if (other === undefined)
      throw new SessionError('missing', 'no-such-person', 'There is no such person.', 'person');
    return other;
  };

  const requireRoom = async (reporter: string, place: string): Promise<void> => {
    const since = time.date() - DAY_MS;
    const isTooMuch =
      allowed.take(reporter) > 0 ||
      (await store.countReports(since, { reporter })) >= REPORTS_A_DAY ||
      (await store.countReports(since, { place })) >= REPORTS_A_DAY_FROM_ADDRESS;
    if (isTooMuch)
      throw new SessionError('too-many', 'too-many-reports', 'Too many reports for now. Try again later.');
  };

  /** Both must have played or spoken there: a report is about what one person saw of another. */
  const requireBothThere = async (
    table: string,
    reporter: StoredPerson,
    about: StoredPerson,
  ): Promise<void> => {
    if (!(await store.tookPart(table, reporter.id)))
      throw new SessionError(
        'forbidden',
        'not-there',
        'Only those who have played or written at this table can report a person there.',
      );
    if (!(await store.tookPart(table, about.id)))
      throw new SessionError(
        'conflict',
        'not-met',
        `${about.name} has neither played nor written at this table.`,
        'person',
      );
  };

  const listOf = async (person: string): Promise<BlocksAnswer> => ({
    people: (await store.blocksOf(person, BLOCKS_LIMIT)).map(({ id, name }) => ({ person: id, name })),
  });

  return {
    async blocks(caller) {
      const own = await caller.known();
      return own === undefined ? { people: [] } : await listOf(own.id);
    },

    async block(caller, { person }) {
      const own = await caller.person();
      const other = await requireOther(own, person);
      if (!(await store.addBlock(own.id, other.id, time.date(), BLOCKS_LIMIT)))
        throw new SessionError(
          'conflict',
          'too-many-blocks',
          `You have blocked ${BLOCKS_LIMIT} people. Unblock one before you block another.`,
        );
      blocks.forget(own.id);
      return await listOf(own.id);
    },

    async unblock(caller, { person }) {
      const own = await caller.person();
      await store.removeBlock(own.id, person);
      blocks.forget(own.id);
      return await listOf(own.id);
    },

    async reportPerson(caller, { table: id, person, reason, words, invite }) {
      const table = await storedTable(store, id);
      const reporter = await caller.person();
      if (!(await isOpenToAll(store, table))) admit(table, reporter.id, invite);
      const about = await requireOther(reporter, person);
      await requireBothThere(table.id, reporter, about);
      const { place } = caller;
      await requireRoom(reporter.id, place);
      const lines = (await chat.linesOf(table.id)).slice(-LINES_KEPT);
      const at = time.date();
      await store.addReport(
        {
          id: chance.id(),
          at,
          table: table.id,
          reporter,
          about,
          reason,
          words,
          lines: lines.map(({ name, person: speaker, said }) => ({ name, person: speaker, said })),
        },
        { place, keptAfter: at - REPORTS_KEPT_DAYS * DAY_MS, most: REPORTS_KEPT },
      );
      return { reported: true };
    },
  };
};
