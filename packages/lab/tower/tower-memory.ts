/** Measures the memory of the physics engine with a world in it. */
import { beginFall, isDecided, loadPhysics, stepFall } from '@three-spires/stygian-society/tower/fall';

/**
 * The package does not export its memory, so intercepts the instantiation of WebAssembly modules; other
 * modules have other functions.
 */
const catchMemory = (): (() => WebAssembly.Memory | undefined) => {
  const { instantiate } = WebAssembly;
  let memory: WebAssembly.Memory | undefined;
  WebAssembly.instantiate = (async (source: BufferSource, imports?: WebAssembly.Imports) => {
    const made: WebAssembly.WebAssemblyInstantiatedSource | WebAssembly.Instance = await instantiate(
      source,
      imports,
    );
    const { exports } = 'instance' in made ? made.instance : made;
    if (exports.memory instanceof WebAssembly.Memory && 'rawrigidbodyset_new' in exports)
      memory = exports.memory;
    return made;
  }) as typeof instantiate;
  return () => {
    WebAssembly.instantiate = instantiate;
    return memory;
  };
};

const FULL_DROP = [10, 10, 10, 10, 10, 10];

/**
 * In bytes, after a fall of all sixty cubes. Call it before anything else loads the physics engine in this
 * thread.
 */
export const physicsBytes = async (): Promise<number> => {
  const caught = catchMemory();
  const physics = await loadPhysics();
  const memory = caught();
  const fall = beginFall(physics, { kind: 'drop', seed: 1, cubes: FULL_DROP, stuck: [] });
  while (!isDecided(fall)) stepFall(fall);
  fall.world.free();
  return memory?.buffer.byteLength ?? 0;
};
