import type { DoorStore, ExpiryStore } from '@three-spires/session/stores';

/** The secret that all servers on one database share. */
export type SecretStore = {
  /** Whether all servers on this database have a secret with this fingerprint. The first one decides. */
  agreeOnSecret(fingerprint: string): Promise<boolean>;
  /** Lets the next server that starts decide. */
  forgetSecret(): Promise<void>;
};

/** Everything the server keeps. */
export type Store = DoorStore &
  ExpiryStore &
  SecretStore & {
    /** Fulfilled when everything can be read and written now; else rejected with what is in the way. */
    check(): Promise<void>;
    /** Bytes on the disk. */
    size(): Promise<number>;
    close(): Promise<void>;
  };
