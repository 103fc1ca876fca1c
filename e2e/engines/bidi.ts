import { WebSocket } from 'ws';

type Params = Readonly<Record<string, unknown>>;
type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** A connection by WebDriver BiDi: commands with answers, and events. */
export type Bidi = {
  call(method: string, params?: Params): Promise<unknown>;
  on(event: string, tell: (params: Params) => void): void;
  close(): void;
};

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 2 ** 28 });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: Params) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message;
    if (method !== undefined) listeners.get(method)?.(params ?? {});
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined) return;
    waiting.delete(id);
    if (error === undefined) asked.resolve(result);
    else asked.reject(new Error(`${error}: ${message}`));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection.'));
    waiting.clear();
  });
  return {
    call: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (event, tell) => {
      listeners.set(event, tell);
    },
    close: () => socket.close(),
  };
}
