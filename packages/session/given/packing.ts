/** Compresses text for storage. */
export type Packing = {
  pack(text: string): Promise<Uint8Array>;
  /** Rejects what is damaged. */
  unpack(data: Uint8Array): Promise<string>;
};
