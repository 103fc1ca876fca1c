/** What stands between nodes, for programs that start a cluster of their own: the proxy, and the bus to listen to. */
export { openNatsBus } from '../bus/nats-bus.ts';
export { startProxy } from './proxy.ts';
