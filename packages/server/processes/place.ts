import cluster from 'node:cluster';

/** The identity of a process among those that share the work of one server. */
export type Place = {
  /** Counted from 1. A restarted process keeps its predecessor's number. */
  readonly number: number;
  readonly of: number;
  /** Its name in the log and among the nodes; every start gets a new one. */
  readonly node: string;
  /** The address of the bus's hub; undefined if a database or broker carries messages. */
  readonly hub?: string;
};

const VARIABLE = 'THREE_SPIRES_PLACE';

export const placeForChild = (place: Place): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(place),
});

/** The place of this process; undefined if an operator started it. */
export const ownPlace = (): Place | undefined => {
  const text = process.env[VARIABLE];
  return cluster.isWorker && text !== undefined ? (JSON.parse(text) as Place) : undefined;
};
