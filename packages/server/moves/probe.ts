/** Loaded into the measured server before anything else. It answers what the measuring process asks. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Processor time used so far; or where the time goes from now on; or that written to a file. */
export type Question = 'cpu' | 'profile' | { readonly write: string };

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const inspector = new Session();

const startProfile = async (): Promise<void> => {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.start');
};

const writeProfile = async (file: string): Promise<void> => {
  const { profile } = await inspector.post('Profiler.stop');
  writeFileSync(file, JSON.stringify(profile));
};

process.on('message', (question: Question) => {
  if (question === 'cpu') process.send?.(used());
  else
    void (question === 'profile' ? startProfile() : writeProfile(question.write)).then(() =>
      process.send?.(used()),
    );
});
// The channel alone does not keep a server alive that has been told to stop.
process.channel?.unref();
