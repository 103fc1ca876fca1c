/** Runs the parts of a measurement one after the other. What one has found stays found when a later one fails. */

/** What one part found out for each tree, and how it is printed. */
export type Found = { readonly lines: readonly string[]; readonly ok: boolean; readonly figures: unknown };
export type Part = () => Promise<readonly Found[]>;

export type Results = {
  readonly figures: Readonly<Record<string, readonly unknown[]>>;
  /** Whether every part was measured, and the first tree keeps its limits: others are there to compare with. */
  readonly ok: boolean;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Tells each part when it is done or has failed. */
export async function runParts(
  parts: Readonly<Record<string, Part>>,
  tell: (name: string, found: readonly Found[]) => void,
  tellFailure: (name: string, reason: string) => void,
): Promise<Results> {
  const figures: Record<string, readonly unknown[]> = {};
  let ok = true;
  for (const [name, measure] of Object.entries(parts)) {
    try {
      const found = await measure();
      figures[name] = found.map((each) => each.figures);
      ok &&= found[0]?.ok ?? true;
      tell(name, found);
    } catch (error) {
      ok = false;
      tellFailure(name, reasonOf(error));
    }
  }
  return { figures, ok };
}

/** What was found for one tree, or why nothing was. */
export const foundOrFailed = async (measure: () => Promise<Found>): Promise<Found> => {
  try {
    return await measure();
  } catch (error) {
    return { lines: [`  FAILED ${reasonOf(error)}`], ok: false, figures: { failure: reasonOf(error) } };
  }
};
