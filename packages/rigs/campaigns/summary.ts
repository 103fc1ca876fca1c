/** The written summary of a campaign: one file for people, one for machines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import type { CampaignOptions, CampaignResult } from './campaign.ts';

export const markdownOf = (
  kind: string,
  { seed }: Pick<CampaignOptions, 'seed'>,
  result: CampaignResult,
): string => {
  const { figures, faults, seconds } = result;
  const rows = Object.entries(figures).map(([name, figure]) => `| ${name} | ${figure} |`);
  return [
    `# Campaign: ${kind}`,
    '',
    `Seed \`${seed}\`, ${seconds.toFixed(0)} s on ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end.`,
    '',
    ...['| what | figure |', '| --- | --- |', ...rows, ''],
    faults.length === 0 ? 'No promise was broken.' : `${faults.length} promises were broken:`,
    ...faults.map((fault) => `- ${fault}`),
    '',
  ].join('\n');
};

/** Writes both files and returns where the one for people is. */
export const writeSummary = (
  folder: string,
  kind: string,
  options: Pick<CampaignOptions, 'seed' | 'minutes'>,
  result: CampaignResult,
): string => {
  mkdirSync(folder, { recursive: true });
  const { seed, minutes } = options;
  const file = path.join(folder, `${kind}.md`);
  writeFileSync(file, markdownOf(kind, options, result));
  writeFileSync(
    path.join(folder, `${kind}.json`),
    `${JSON.stringify({ kind, seed, minutes, ...result }, null, 2)}\n`,
  );
  return file;
};
