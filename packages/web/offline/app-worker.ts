import { BASE } from '../kit/base.ts';

/** The service worker of the application. */
export const WORKER = `${BASE}/app-worker.js`;

/** Where scripts are built as they are asked for, there is no complete set to keep. */
export const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** What went wrong in the service worker; `name` is the browser's own for it. */
class WorkerFailure extends Error {
  override readonly name: string;

  constructor(name: string) {
    super(`The service worker failed: ${name}.`);
    this.name = name;
  }
}

type Answered<Answer> = { readonly answer: Answer } | { readonly problem: string };

/** Asks the service worker, and starts it first if it is not there. */
export const askWorker = async <Answer>(ask: string, given: object = {}): Promise<Answer> => {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<Answered<Answer>>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Answered<Answer>);
  });
  active?.postMessage({ ask, ...given }, [port2]);
  const said = await answered;
  port1.close();
  if ('problem' in said) throw new WorkerFailure(said.problem);
  return said.answer;
};
