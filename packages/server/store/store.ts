import type { DoorStore, ExpiryStore } from '@three-spires/session/stores';

/** The secret shared by all servers on one database. */
export type SecretStore = {
  /** Whether this fingerprint matches the secret of this database. The first server sets it. */
  agreeOnSecret(fingerprint: string): Promise<boolean>;
  /** Lets the next server that starts set a new secret. */
  forgetSecret(): Promise<void>;
};

export type Store = DoorStore &
  ExpiryStore &
  SecretStore & {
    /** Resolves if everything can be read and written now; rejects with the reason otherwise. */
    check(): Promise<void>;
    /** Size on disk in bytes. */
    size(): Promise<number>;
    close(): Promise<void>;
  };
