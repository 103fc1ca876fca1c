import { expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { mergeMetrics } from './merge-metrics.ts';

it('describes each metric once and keeps the samples of every process', async () => {
  const [one, other] = [createMetrics({ process: 1 }), createMetrics({ process: 2 })];
  one.entry('toy', 'person');
  other.entry('toy', 'person');
  other.entry('toy', 'person');
  other.message('watch');
  const text = mergeMetrics([await one.text(), await other.text()]);
  expect(text.match(/^# TYPE spires_entries_total counter$/gm)).toHaveLength(1);
  expect(text.match(/^spires_entries_total.*$/gm)?.toSorted()).toEqual([
    'spires_entries_total{game="toy",by="person",process="1"} 1',
    'spires_entries_total{game="toy",by="person",process="2"} 2',
  ]);
  expect(text).toContain('spires_socket_messages_total{type="watch",process="2"} 1');
});
