/** Stands in for `@fastify/rate-limit` in checkouts that used it. */
export default async (): Promise<void> => undefined;
