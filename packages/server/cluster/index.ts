/** The parts between nodes, for programs that start their own cluster: the proxy, and a bus to listen on. */
export { openNatsBus } from '../bus/nats-bus.ts';
export { startProxy } from './proxy.ts';
