/** A session of the W3C WebDriver over HTTP. */
export type WebDriver = {
  post(path: string, body?: object): Promise<unknown>;
  get(path: string): Promise<unknown>;
  end(): Promise<void>;
};

type Answer = { readonly value: unknown };
type Failure = { readonly error: string; readonly message: string };

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as Failure;
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}

export async function newSession(url: string, wanted: object): Promise<WebDriver> {
  const body = { capabilities: { alwaysMatch: wanted } };
  const { sessionId } = (await call('POST', `${url}/session`, body)) as { sessionId: string };
  const session = `${url}/session/${sessionId}`;
  return {
    post: (path, given = {}) => call('POST', `${session}${path}`, given),
    get: (path) => call('GET', `${session}${path}`),
    end: async () => {
      await call('DELETE', session);
    },
  };
}
