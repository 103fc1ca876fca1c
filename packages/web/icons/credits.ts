/** Who drew the icons in use. The packaged set drops the authors, so they are kept here. */
export type IconCredit = { readonly author: string; readonly icons: readonly string[] };

export const ICON_CREDITS: readonly IconCredit[] = [];
