import { type Child, startChild } from './child.ts';
import { until } from './driver.ts';

/** A screen that nobody sees, for a browser that has no way to do without. */
export type Screen = { readonly display: string; readonly end: () => Promise<void> };

export async function startScreen(): Promise<Screen> {
  // It chooses a free number itself and says which.
  const child: Child = startChild('Xvfb', [
    ...['-displayfd', '3', '-screen', '0', '1920x1200x24'],
    ...['-nolisten', 'tcp', '-noreset'],
  ]);
  let said = '';
  const channel = child.process.stdio[3];
  if (channel !== null && channel !== undefined && 'on' in channel)
    channel.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  try {
    const display = await until(
      `Xvfb (it printed: ${child.printed()})`,
      async () => /\d+(?=\n)/.exec(said)?.[0],
    );
    return { display: `:${display}`, end: child.end };
  } catch (error) {
    await child.end();
    throw error;
  }
}
