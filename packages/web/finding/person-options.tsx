import { Suspense, useState } from 'react';
import { DialogBoundary } from '../failure/boundaries.tsx';
import { lazily } from '../kit/part.ts';
import { say } from '../text/say.ts';
import styles from './finding.module.css';

const PersonDialog = lazily(() => import('./person-dialog.tsx'));

type PersonOptionsProps = { readonly table: string; readonly person: string; readonly name: string };

/** A small button next to another person's name, to block or report them. */
export const PersonOptions = (props: PersonOptionsProps) => {
  const [isOpen, setOpen] = useState(false);
  const label = say('person.options', { name: props.name });
  return (
    <>
      <button
        type="button"
        className={styles.options}
        data-action="person"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        …
      </button>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <Suspense>
            <PersonDialog {...props} onClose={() => setOpen(false)} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
};
