import { REPORT_REASONS, type ReportReason } from '@three-spires/session/protocol';
import { type FormEvent, useState } from 'react';
import { ChallengeButton } from '../challenges/challenge-button.tsx';
import { block, report } from '../connection/api-finding.ts';
import { useLiveTable } from '../connection/use-table.ts';
import { worldOfTable } from '../connection/world.ts';
import { Button } from '../kit/button.tsx';
import { DialogFrame } from '../kit/dialog-frame.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './finding.module.css';

const LONGEST = 500;

type PersonDialogProps = {
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly onClose: () => void;
};

type Done = 'blocked' | 'sent';

/** Blocks a person, or reports them to the operator. */
const PersonDialog = ({ table, person, name, onClose }: PersonDialogProps) => {
  const { chat } = useLiveTable();
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [words, setWords] = useState('');
  const [done, setDone] = useState<Done>();
  const [isBlocked, setBlocked] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Not earlier: this dialog may belong to a chat line.
  const close = (): void => {
    if (isBlocked) chat.hidePerson(person);
    onClose();
  };
  const carryOut = (request: Promise<unknown>, what: Done): void => {
    setFailure(undefined);
    request.then(() => setDone(what)).catch((error: Error) => setFailure(error.message));
  };
  const blockThem = (): void =>
    carryOut(
      block(person).then(() => setBlocked(true)),
      'blocked',
    );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const invite = new URLSearchParams(location.search).get('invite');
    carryOut(report(table, { person, reason, words, ...(invite === null ? {} : { invite }) }), 'sent');
  };
  return (
    <DialogFrame title={name} onClose={close}>
      <div className={styles.person}>
        {worldOfTable(table) === 'server' && <ChallengeButton person={person} name={name} />}
        <p>{say('person.about')}</p>
        <p>{say('person.block.about')}</p>
        <Button data-action="block" onClick={blockThem}>
          {say('person.block', { name })}
        </Button>
        <form className={styles.report} onSubmit={send}>
          <h3>{say('person.report', { name })}</h3>
          <p>{say('person.report.about')}</p>
          <label>
            <span className={controls.label}>{say('person.reason')}</span>
            <select
              className={controls.field}
              value={reason}
              onChange={({ target }) => setReason(target.value as ReportReason)}
            >
              {REPORT_REASONS.map((each) => (
                <option key={each} value={each}>
                  {say(`person.reason.${each}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className={controls.label}>{say('person.words')}</span>
            <textarea
              className={controls.field}
              rows={3}
              maxLength={LONGEST}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
          <button type="submit" className={controls.button} data-action="report">
            {say('person.send')}
          </button>
        </form>
        <p role="status">{done !== undefined && say(`person.${done}`, { name })}</p>
        {failure !== undefined && <p role="alert">{failure}</p>}
      </div>
    </DialogFrame>
  );
};

export default PersonDialog;
