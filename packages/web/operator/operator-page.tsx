import { type FormEvent, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import controls from '../theme/controls.module.css';
import { Figures } from './figures.tsx';
import styles from './operator.module.css';
import { useFigures } from './use-figures.ts';
import { say } from './words.ts';

/** Stored for this tab only. */
const KEY = 'three-spires.operator';

type TokenFormProps = { readonly failure: string | undefined; readonly onToken: (token: string) => void };

const TokenForm = ({ failure, onToken }: TokenFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onToken(String(new FormData(event.currentTarget).get('token') ?? '').trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor="operator-token">{say('operator.token')}</label>
      <input
        id="operator-token"
        className={controls.field}
        name="token"
        type="password"
        autoComplete="off"
        required
        aria-describedby="operator-hint"
      />
      <p id="operator-hint" className={styles.hint}>
        {say('operator.tokenHint')}
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <button type="submit" className={controls.primary}>
        {say('operator.enter')}
      </button>
    </form>
  );
};

/** The operator's view of a running server. */
const OperatorPage = () => {
  const [token, setToken] = useState(() => sessionStorage.getItem(KEY) ?? undefined);
  const { figures, failure, code } = useFigures(token);
  const enter = (entered: string | undefined): void => {
    if (entered === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, entered);
    setToken(entered);
  };
  if (code === 'switched-off')
    return (
      <PageFrame title={say('operator.title')}>
        <p>{say('operator.off')}</p>
      </PageFrame>
    );
  if (token === undefined || code === 'wrong-token')
    return (
      <PageFrame title={say('operator.title')}>
        <TokenForm failure={token === undefined ? undefined : failure} onToken={enter} />
      </PageFrame>
    );
  return (
    <PageFrame title={say('operator.title')} wide>
      {failure !== undefined && <p role="alert">{say('operator.stale', { text: failure })}</p>}
      {figures !== undefined && <Figures figures={figures} />}
      <p>
        <Button onClick={() => enter(undefined)}>{say('operator.leave')}</Button>
      </p>
    </PageFrame>
  );
};

export default OperatorPage;
