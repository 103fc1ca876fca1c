import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Packing } from '@three-spires/session';

const QUALITY = 7;
/** Far more than the longest game takes: data that unpacks to more is damaged. */
const UNPACKED_LIMIT = 256 * 1024 * 1024;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export const systemPacking: Packing = {
  async pack(text) {
    const bytes = Buffer.from(text);
    return await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  },
  unpack: async (data) => (await decompress(data, { maxOutputLength: UNPACKED_LIMIT })).toString(),
};
