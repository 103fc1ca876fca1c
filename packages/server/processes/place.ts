import cluster from 'node:cluster';

/** What a process is among those that share the work of one server. */
export type Place = {
  /** From 1 on; one that is started again has the number of the one before. */
  readonly number: number;
  readonly of: number;
  /** What it is called in the log and among the nodes; every start has a name of its own. */
  readonly node: string;
  /** Where the hub of the bus listens; not where a database or a broker carries messages. */
  readonly hub?: string;
};

const VARIABLE = 'THREE_SPIRES_PLACE';

export const placeForChild = (place: Place): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(place),
});

/** The place of this process; undefined for one that an operator has started. */
export const ownPlace = (): Place | undefined => {
  const text = process.env[VARIABLE];
  return cluster.isWorker && text !== undefined ? (JSON.parse(text) as Place) : undefined;
};
