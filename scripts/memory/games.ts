/** The games of the checkout that is measured: this file is bundled with its packages. */
export { mysticSpires } from '@three-spires/mystic-spires';
export { slayTheSpire } from '@three-spires/slay-the-spire';
export { stygianSociety } from '@three-spires/stygian-society';
