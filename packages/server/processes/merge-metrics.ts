/**
 * Merges the metrics of several processes. Their samples differ in a label; each metric is described once.
 */
export const mergeMetrics = (texts: readonly string[]): string => {
  const merged = new Map<string, string[]>();
  for (const block of texts.flatMap((text) => text.trim().split(/\n\n+/))) {
    const lines = block.split('\n');
    const samples = lines.findIndex((line) => !line.startsWith('#'));
    if (samples < 0) continue;
    const about = lines.slice(0, samples).join('\n');
    merged.set(about, [...(merged.get(about) ?? []), ...lines.slice(samples)]);
  }
  return [...merged].map(([about, samples]) => `${about}\n${samples.join('\n')}\n`).join('\n');
};
