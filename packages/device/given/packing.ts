import type { Packing } from '@three-spires/session';

const through = async (data: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Response> =>
  new Response(
    new Blob([data]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>>),
  );

export const browserPacking: Packing = {
  async pack(text) {
    const packed = await through(new TextEncoder().encode(text), new CompressionStream('gzip'));
    return new Uint8Array(await packed.arrayBuffer());
  },
  async unpack(data) {
    return await (await through(new Uint8Array(data), new DecompressionStream('gzip'))).text();
  },
};
