/** Compresses text for storage. */
export type Packing = {
  pack(text: string): Promise<Uint8Array>;
  /** Rejects damaged data. */
  unpack(data: Uint8Array): Promise<string>;
};
