/**
 * What test rigs use: built servers as processes, brokers, and visitors. `loopback.ts` has a separate export.
 */
export {
  canConnect,
  createTestDatabase,
  createTestNats,
  hasNats,
  hasPostgres,
  reportMissing,
  setReachable,
  type TestNats,
} from './brokers.ts';
export { buildOnce } from './build-server.ts';
export { buildTree } from './build-tree.ts';
export { type ChildServer, startChildServer } from './child-server.ts';
export { createVisitor, type Line, type MessageOf, type Visitor } from './visitor.ts';
