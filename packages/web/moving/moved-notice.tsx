import { useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../connection/use-table.ts';
import { Button } from '../kit/button.tsx';
import controls from '../theme/controls.module.css';
import { useMovedOnline } from './moved-online.ts';
import { say } from './words.ts';

/** At a table of this device that went on online: where it is. */
export const MovedNotice = ({ className }: { readonly className: string | undefined }) => {
  const table = useTable((state) => state.table);
  const online = useMovedOnline(table);
  const [isRead, setRead] = useState(false);
  if (online === undefined || isRead) return null;
  return (
    <div className={className} role="status" data-moved>
      <span>{say('upload.moved')}</span>
      <Link href={`/table/${online}`} className={controls.primary}>
        {say('upload.open')}
      </Link>
      <Button onClick={() => setRead(true)}>{say('close')}</Button>
    </div>
  );
};
