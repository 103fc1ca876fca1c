import { type Allowances, createAllowances, type Rate } from '@three-spires/session';
import { networkOf } from './addresses.ts';

/** How many times as much a 48-bit IPv6 network may use as one of the 64-bit networks in it. */
export const NETWORK_FACTOR = 2;

export type AddressAllowances = Pick<Allowances, 'take' | 'left'>;

/**
 * Allowances by address key. What an address uses also counts for its network, which may belong to one
 * household.
 */
export const createAddressAllowances = (
  { burst, perSecond }: Rate,
  elapsed: () => number,
): AddressAllowances => {
  const addresses = createAllowances({ burst, perSecond }, elapsed);
  const networks = createAllowances(
    { burst: burst * NETWORK_FACTOR, perSecond: perSecond * NETWORK_FACTOR },
    elapsed,
  );
  return {
    left(address) {
      const own = addresses.left(address);
      const network = networkOf(address);
      const shared = network === undefined ? undefined : networks.left(network);
      if (own === undefined || shared === undefined) return own;
      return shared.count < own.count ? shared : own;
    },
    take(address, amount = 1) {
      const network = networkOf(address);
      if (network === undefined) return addresses.take(address, amount);
      const seconds = Math.max(addresses.wait(address, amount), networks.wait(network, amount));
      if (seconds > 0) return Math.max(1, Math.ceil(seconds));
      addresses.take(address, amount);
      return networks.take(network, amount);
    },
  };
};
