/** Lists of integers that follow the line of an answer as bytes. They are sent before the next request is read. */
export type Bytes = Int16Array[];
