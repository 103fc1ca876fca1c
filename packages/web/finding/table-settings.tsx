import type { TableSettingsBody, TableSummary } from '@three-spires/session/protocol';
import { useState } from 'react';
import { changeTable } from '../connection/api-finding.ts';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './finding.module.css';

type TableSettingsProps = { readonly table: string; readonly summary: TableSummary };

/** Who can find and watch a table; shown to the person who opened it. */
export const TableSettings = ({ table, summary }: TableSettingsProps) => {
  /** The latest choice, until the table's own state arrives. */
  const [chosen, setChosen] = useState<{ readonly before: TableSummary; readonly body: TableSettingsBody }>();
  const [failure, setFailure] = useState<string>();
  if (summary.hosting !== true || summary.status !== 'playing') return null;
  const body: TableSettingsBody = chosen?.before === summary ? chosen.body : {};
  const { listed = summary.listed === true, spectators = summary.playersOnly !== true } = body;
  const change = (changes: TableSettingsBody): void => {
    setFailure(undefined);
    setChosen({ before: summary, body: { ...body, ...changes } });
    changeTable(table, changes).catch((error: Error) => {
      setChosen(undefined);
      setFailure(error.message);
    });
  };
  return (
    <fieldset className={styles.settings}>
      <legend className={controls.label}>{say('tableSettings.title')}</legend>
      <label className={styles.setting}>
        <input
          type="checkbox"
          data-action="listed"
          checked={listed}
          onChange={({ target }) => change({ listed: target.checked })}
        />
        <span>
          <strong>{say('tableSettings.listed')}</strong>
          <span>{say('tableSettings.listed.about')}</span>
        </span>
      </label>
      <label className={styles.setting}>
        <input
          type="checkbox"
          data-action="spectators"
          checked={spectators}
          onChange={({ target }) => change({ spectators: target.checked })}
        />
        <span>
          <strong>{say('tableSettings.spectators')}</strong>
          <span>{say('tableSettings.spectators.about')}</span>
        </span>
      </label>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </fieldset>
  );
};
