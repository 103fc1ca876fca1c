/** A software authenticator that creates and uses passkeys like a phone or a security key, for tests. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Created = {
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
  readonly challenge: string;
};
type Asked = { readonly rpId?: string; readonly challenge: string };

type Key = {
  readonly privateKey: KeyObject;
  readonly rpId: string;
  readonly userHandle: string;
  counter: number;
};

/** Deviations that a test can cause. */
type Bent = { readonly origin?: string; readonly userHandle?: string; readonly counter?: number };

export type Authenticator = {
  create(options: Created, origin: string, bent?: Bent): object & { readonly id: string };
  /** Signs with the newest passkey. */
  get(options: Asked, origin: string, bent?: Bent): object & { readonly id: string };
};

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export const createAuthenticator = ({ counts = true }: { counts?: boolean } = {}): Authenticator => {
  const keys = new Map<string, Key>();

  const authData = (rpId: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };

  return {
    create({ rp, user, challenge }, origin, bent = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      const name = id.toString('base64url');
      const rpId = rp.id ?? '';
      keys.set(name, { privateKey, rpId, userHandle: user.id, counter: 0 });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authData(rpId, FLAGS.present | FLAGS.verified | FLAGS.attested, 0, attested);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, bent.origin ?? origin).toString(
            'base64url',
          ),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ rpId = '', challenge }, origin, bent = {}) {
      const [name, key] = [...keys].findLast(([, each]) => each.rpId === rpId) ?? [];
      if (name === undefined || key === undefined) throw new Error(`no passkey for ${rpId}`);
      if (counts) key.counter++;
      const data = authData(rpId, FLAGS.present | FLAGS.verified, bent.counter ?? key.counter);
      const client = clientData('webauthn.get', challenge, bent.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: bent.userHandle ?? key.userHandle,
        },
      };
    },
  };
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A P-256 key in COSE: kty EC2, alg ES256, the curve and the point. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
};

const MAJOR = { positive: 0, negative: 1, bytes: 2, text: 3, map: 5 };

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

/** As much of CBOR as an authenticator needs. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number')
    return value < 0 ? head(MAJOR.negative, -1 - value) : head(MAJOR.positive, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(MAJOR.text, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
    return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
  }
  throw new Error(`no CBOR for ${String(value)}`);
};
