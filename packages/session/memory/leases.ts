import type { LeaseStore } from '../given/ports.ts';
import type { MemoryNeeds } from './data.ts';
import { sorted } from './rows.ts';

export const leaseStore = ({ memory, now }: MemoryNeeds): LeaseStore => {
  const { nodes, leases } = memory;
  const isAlive = (node: string): boolean => (nodes.get(node)?.expiresAt ?? 0) > now();
  return {
    async beat(node, forMs) {
      nodes.put({ id: node, expiresAt: now() + forMs });
    },

    async leave(node) {
      if (nodes.get(node) !== undefined) nodes.put({ id: node, expiresAt: 0 });
    },

    async claimLeases(node, names) {
      const free = names.toSorted().filter((name) => {
        const lease = leases.get(name);
        return lease === undefined || lease.owner === node || !isAlive(lease.owner);
      });
      for (const name of free) leases.put({ name, owner: node });
      return free;
    },

    async endLeases(node, names) {
      for (const name of names) {
        const lease = leases.get(name);
        if (lease?.owner === node) leases.remove(lease);
      }
    },

    async orphanedLeases(limit) {
      const orphaned = leases
        .all()
        .filter(
          ({ name, owner }) => !name.startsWith('job:') && nodes.get(owner) !== undefined && !isAlive(owner),
        );
      return sorted(orphaned, ({ name }) => name)
        .slice(0, limit)
        .map(({ name }) => name);
    },
  };
};
