/** Carries out what the player types. */
import { ownSeats } from '@three-spires/in-words';
import { defined, type Seat } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import { nanoid } from 'nanoid';
import { lookUpRules } from '../rules.ts';
import { type Command, HELP, readCommand } from './commands.ts';
import { type Desk, gameOf, seatAt, toldAt } from './desk.ts';
import { showClocks, showLog, showPosition } from './show.ts';
import { showWhy } from './why.ts';

export type Leaving = { readonly quit: () => void; readonly look: (picture: Picture) => void };

const giveUp = ({ table, send }: Desk, picture: Picture, seat: Seat): void => {
  const { concession } = gameOf(picture);
  const command = { table, command: nanoid(), seat };
  send(
    concession === undefined
      ? { type: 'giveUp', ...command }
      : { type: 'move', ...command, move: concession },
  );
};

const askHint = ({ table, send, alert }: Desk, picture: Picture, seat: Seat): void => {
  if (picture.hints === true) send({ type: 'hint', table, command: nanoid(), seat, seq: picture.seq });
  else alert('There are no hints at this table.');
};

const consent = ({ table, send, alert }: Desk, { request }: Picture, accept: boolean): void => {
  if (request === undefined) alert('Nobody asks anything of you.');
  else send({ type: 'consent', table, command: nanoid(), accept });
};

const choose = (desk: Desk, picture: Picture, seat: Seat, number: number): void => {
  const option = toldAt(desk, picture).options[number - 1];
  if (option === undefined) return;
  const decision = picture.outlooks.find(({ viewer }) => viewer === seat)?.decisions[0]?.id;
  const { table, send } = desk;
  send({ type: 'move', table, command: nanoid(), seat, move: option.move, ...defined({ decision }) });
};

const changeSeat = (desk: Desk, picture: Picture, name: string, look: Leaving['look']): void => {
  const names = gameOf(picture).names(picture);
  const own = ownSeats(picture);
  const wanted = name.toLowerCase();
  const seat = own.find((each) => names[each]?.toLowerCase() === wanted || `${each + 1}` === wanted);
  if (seat === undefined) {
    desk.alert(`You have no seat "${name}". Your seats: ${own.map((each) => names[each]).join(', ')}.`);
    return;
  }
  desk.wantedSeat = seat;
  look(picture);
};

/** Commands that only someone with a seat can give. */
const inSeat = (desk: Desk, picture: Picture, seat: Seat, command: Command): void => {
  switch (command.do) {
    case 'choose':
      choose(desk, picture, seat, command.number);
      return;
    case 'undo':
      desk.send({ type: 'undo', table: desk.table, command: nanoid(), seat });
      return;
    case 'hint':
      askHint(desk, picture, seat);
      return;
    case 'agree':
    case 'refuse':
      consent(desk, picture, command.do === 'agree');
      return;
    case 'giveUp':
      giveUp(desk, picture, seat);
      return;
  }
};

const atTable = (desk: Desk, picture: Picture, command: Command, { look }: Leaving): void => {
  switch (command.do) {
    case 'board':
      showPosition(desk, picture);
      return;
    case 'log':
      showLog(desk, picture);
      return;
    case 'clock':
      showClocks(desk, picture);
      return;
    case 'say':
      desk.send({ type: 'chat', table: desk.table, command: nanoid(), text: command.words });
      return;
    case 'rules':
      lookUpRules(picture.game, command.words).forEach(desk.say);
      return;
    case 'why':
      showWhy(desk, picture, command.words);
      return;
    case 'seat':
      changeSeat(desk, picture, command.name, look);
      return;
  }
  const seat = seatAt(desk, picture);
  if (seat === undefined) desk.alert('You are watching this table and have no seat.');
  else inSeat(desk, picture, seat, command);
};

/** Carries out one line. */
export const obey = (desk: Desk, text: string, leaving: Leaving): void => {
  const picture = desk.seen.picture();
  const told = picture && toldAt(desk, picture);
  const options = told === undefined || told.prompt === '' ? 0 : told.options.length;
  const command = readCommand(text, options);
  switch (command.do) {
    case 'nothing':
      return;
    case 'unknown':
      desk.alert(command.problem);
      return;
    case 'help':
      HELP.forEach(desk.say);
      return;
    case 'quit':
      leaving.quit();
      return;
  }
  if (picture === undefined) desk.alert('The table is not here yet.');
  else atTable(desk, picture, command, leaving);
};
