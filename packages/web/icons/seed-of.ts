/** A small number from a name, the same everywhere and always. */
export const seedOf = (name: string): number => {
  let seed = 2166136261;
  for (let at = 0; at < name.length; at++) seed = Math.imul(seed ^ name.charCodeAt(at), 16777619) >>> 0;
  return seed;
};
