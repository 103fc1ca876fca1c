import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { SessionError, type Time } from '@three-spires/session';
import type { KnownPerson, Purpose, StoredPasskey } from '@three-spires/session/stores';
import type { Store } from '../store/store.ts';

/** Loaded on first use: the library is large, and most servers never need it. */
const library = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

const SITE_NAME = 'Three Spires';
/** How long a person may take to respond in their browser. */
const CHALLENGE_MS = 5 * 60_000;
/** Passkeys per person: more than anybody has devices. */
const PASSKEYS = 20;

/** Stores and verifies passkeys. `origin` is the address in the person's browser. */
export type Passkeys = {
  addOptions(person: KnownPerson, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(person: KnownPerson, origin: string, answer: PasskeyAnswer<RegistrationResponseJSON>): Promise<void>;
  signInOptions(person: KnownPerson, origin: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Returns the id of the person whose passkey signed; `person` is the caller. */
  signIn(person: KnownPerson, origin: string, response: AuthenticationResponseJSON): Promise<string>;
};

type PasskeyAnswer<Response> = { readonly response: Response; readonly name: string };

type PasskeyNeeds = {
  readonly store: Store;
  readonly time: Time;
  /** Logs why a passkey was refused. */
  readonly log: { info(about: unknown, text: string): void };
};

export const createPasskeys = ({ store, time, log }: PasskeyNeeds): Passkeys => {
  const noteChallenge = (person: KnownPerson, purpose: Purpose, challenge: string): Promise<void> =>
    store.setChallenge(person.device, purpose, challenge, time.date() + CHALLENGE_MS);

  const takeChallenge = async (person: KnownPerson, purpose: Purpose): Promise<string> => {
    const challenge = await store.takeChallenge(person.device, purpose, time.date());
    if (challenge !== undefined) return challenge;
    throw new SessionError(
      'conflict',
      'challenge-gone',
      'This took too long, or was used before. Try again.',
    );
  };

  /** The library throws if something does not match. Its reason goes to the log only. */
  const orRefuse = async <Result>(check: () => Promise<Result>): Promise<Result> => {
    try {
      return await check();
    } catch (error) {
      log.info(error, 'a passkey was refused');
      throw refused();
    }
  };

  return {
    async addOptions(person, origin) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: hostOf(origin),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        userID: new TextEncoder().encode(person.id),
        userName: person.name,
        userDisplayName: person.name,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: (await store.passkeysOf(person.id)).map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
      });
      await noteChallenge(person, 'register', options.challenge);
      return options;
    },

    async add(person, origin, { response, name }) {
      const expectedChallenge = await takeChallenge(person, 'register');
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await orRefuse(() =>
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostOf(origin),
          requireUserVerification: false,
        }),
      );
      if (!verified) throw refused();
      const { credential, credentialBackedUp } = registrationInfo;
      const added = await store.addPasskey(
        {
          id: credential.id,
          person: person.id,
          name,
          createdAt: time.date(),
          publicKey: encoded(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          backedUp: credentialBackedUp,
        },
        PASSKEYS,
      );
      if (added === 'known')
        throw new SessionError('conflict', 'passkey-known', 'This passkey is in use already.');
      if (added === 'too-many')
        throw new SessionError(
          'conflict',
          'too-many-passkeys',
          `You have ${PASSKEYS} passkeys already. Remove one before you add another.`,
        );
    },

    async signInOptions(person, origin) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(origin),
        timeout: CHALLENGE_MS,
        userVerification: 'preferred',
      });
      await noteChallenge(person, 'sign-in', options.challenge);
      return options;
    },

    async signIn(person, origin, response) {
      const expectedChallenge = await takeChallenge(person, 'sign-in');
      const passkey = await store.passkeyById(response.id);
      if (passkey === undefined)
        throw new SessionError(
          'missing',
          'unknown-passkey',
          'Nobody here has this passkey. Perhaps it was removed. Choose another one.',
        );
      requireOwner(passkey, response);
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await orRefuse(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostOf(origin),
          credential: {
            id: passkey.id,
            counter: passkey.counter,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          },
          requireUserVerification: false,
        }),
      );
      const { newCounter, credentialBackedUp } = authenticationInfo;
      const use = { counter: newCounter, backedUp: credentialBackedUp, at: time.date() };
      if (!verified || !(await store.usePasskey(passkey.id, use))) throw refused();
      return passkey.person;
    },
  };
};

/** An authenticator names the user it signs for; that must be the owner of the passkey here. */
const requireOwner = ({ person }: StoredPasskey, { response }: AuthenticationResponseJSON): void => {
  const { userHandle } = response;
  if (userHandle !== undefined && userHandle !== encoded(new TextEncoder().encode(person))) throw refused();
};

const refused = (): SessionError =>
  new SessionError('forbidden', 'passkey-refused', 'This passkey could not be checked. Try again.');

const hostOf = (origin: string): string => new URL(origin).hostname;

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
