import { useCallback } from 'react';
import { fetchTable } from '../connection/api.ts';
import { useLoaded } from '../connection/use-loaded.ts';
import { CopyButton } from '../kit/copy-button.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './invite-link.module.css';

/** A link for others, which lets them take an open seat or look on. */
export const InviteLink = ({ table }: { readonly table: string }) => {
  const { loaded } = useLoaded(useCallback(() => fetchTable(table), [table]));
  if (loaded?.invite === undefined) return null;
  const link = `${location.origin}/join/${table}/${loaded.invite}`;
  return (
    <>
      <p>{say('invite.about')}</p>
      <div className={styles.link}>
        <input className={controls.field} readOnly aria-label={say('invite.link')} value={link} />
        <CopyButton text={link} label={say('invite.copy')} className={controls.primary} />
      </div>
    </>
  );
};
