// npm run poison [-- TEXT]: sends every hostile case (or those with TEXT in their name) to a server, prints the dearest.
import { CORPUS } from './corpus.ts';
import { BUDGET, type Finding, faultOf, startProbe } from './probe.ts';

const SHOWN = 15;

const wanted = process.argv.slice(2).join(' ');
const cases = CORPUS.filter(({ name }) => name.includes(wanted));
const probe = await startProbe();
const findings: Finding[] = [];
const faults: string[] = [];
for (const poison of cases) {
  const finding = await probe.attempt(poison);
  findings.push(finding);
  const fault = faultOf(poison, finding, 1);
  if (fault !== undefined) faults.push(fault);
}
await probe.close();

const line = ({ name, outcome, cpuMs, heapMb }: Finding): string =>
  `${cpuMs.toFixed(1).padStart(9)}${heapMb.toFixed(1).padStart(8)}  ${outcome.padEnd(8)} ${name}`;
const dearest = (by: 'cpuMs' | 'heapMb'): Finding[] =>
  [...findings].sort((one, other) => other[by] - one[by]).slice(0, SHOWN);
const count = (outcome: Finding['outcome']): number =>
  findings.filter((finding) => finding.outcome === outcome).length;

console.log(
  `${cases.length} cases: ${count('refused')} refused, ${count('taken')} taken, ${count('fault')} faults`,
);
console.log(`\nMost processor time (budget ${BUDGET.cpuMs} ms a step)\n   CPU ms heap MB`);
for (const finding of dearest('cpuMs')) console.log(line(finding));
console.log(`\nMost heap (budget ${BUDGET.heapMb} MB)\n   CPU ms heap MB`);
for (const finding of dearest('heapMb')) console.log(line(finding));
if (faults.length > 0) {
  console.log(`\nOver the budget, or not as wanted:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
