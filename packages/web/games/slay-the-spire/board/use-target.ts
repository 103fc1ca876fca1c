import { targetHook } from '../../../table/dragging/target-hook.ts';
import { type Action, type Target, targetKey } from './actions.ts';
import { pointAt, pointing } from './selection.ts';

export const useTarget = targetHook<Target, Action, ReturnType<typeof pointing>>({
  targetKey,
  pointAt,
  pointing,
});
