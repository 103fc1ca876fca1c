/** The figures of one server on the operator's page. */
export type OperatorFigures = {
  readonly node: string;
  readonly release: string;
  readonly runtime: string;
  /** The version of each game's rules. */
  readonly rules: Readonly<Record<string, number>>;
  readonly uptimeS: number;
  readonly draining: boolean;
  readonly sockets: number;
  readonly games: readonly {
    readonly game: string;
    readonly inMemory: number;
    readonly running: number;
  }[];
  /** Log entries in the last minute: by people and by everything else. */
  readonly movesPerMinute: { readonly people: number; readonly others: number };
  readonly commandMs: { readonly p50: number; readonly p99: number };
  readonly bots: { readonly waiting: number; readonly thinking: number };
  readonly store: { readonly ok: boolean; readonly text?: string; readonly bytes: number };
  readonly lagMs: { readonly p99: number; readonly max: number };
  readonly memoryBytes: { readonly heap: number; readonly resident: number };
  /** The newest first. */
  readonly errors: readonly OperatorError[];
};

/** An error line from the log. */
export type OperatorError = {
  readonly at: number;
  readonly text: string;
  readonly table?: string;
  readonly request?: string;
};
