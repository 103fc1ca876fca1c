/** A process that draws the pictures it is told to: one for each core. */

import { drawJob } from './draw-job.ts';
import { writePicture } from './files.ts';
import { allJobs, jobName } from './jobs.ts';

const jobs = new Map(allJobs().map((job) => [jobName(job), job]));

process.on('message', (name: string) => {
  const job = jobs.get(name);
  if (job === undefined) throw new Error(`there is no picture "${name}"`);
  void drawJob(job).then((made) => {
    const bytes = writePicture(job, made);
    process.send?.({ name, bytes, geometry: made.geometry });
  });
});
process.send?.('ready');
