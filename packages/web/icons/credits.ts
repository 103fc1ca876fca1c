/**
 * The icons used as signs; a test compares the list with the imports. pictures/credits.json has the icons in
 * pictures.
 */
export const SIGN_NAMES: readonly string[] = `
anvil-impact archery-target archive-register battle-gear beams-aura biceps black-knight-helm bow-arrow brain
broadsword broken-heart bullseye burn burning-skull calendar campfire camping-tent candle-flame card-burn card-discard
card-draw card-pick card-play card-random checked-shield checklist clover cog conversation cowled cracked-shield
crafting crossed-swords crowned-skull crypt-entrance crystal-cluster crystal-growth cube cubes cursed-star cut-diamond
cycle deadly-strike death-skull decapitation doctor-face domino-mask doubled eclipse edged-shield electrical-crescent
enrage evil-tower fast-arrow feathered-wing flame flying-flag footsteps frozen-orb gem-pendant ghost graveyard guards
hamburger-menu hand-of-god health-decrease heart-minus hearts hooded-assassin horned-skull hourglass infinity keyboard
knocked-out-stars ladder lantern laurels laurels-trophy light-bulb lightning-helix lightning-trio linked-rings
locked-chest lotus magic-portal magic-swirl magnifying-glass meditation meeple-group minions moon mountain-climbing
night-sleep open-treasure-chest padlock padlock-open paper person perspective-dice-six-faces-random pierced-body pin
plague-doctor-profile plain-arrow plain-dagger pointy-sword poison poison-bottle poker-hand portal potion-ball
power-lightning quill quill-ink rapidshare-arrow return-arrow ringing-bell robot-golem rock rolling-dices rule-book
save-arrow scales scissors scroll-quill scroll-unfurled settings-knobs share shop skull-crossed-bones slime sound-off
sound-on sparkles sperm-whale stack stairs-goal standing-potion sun tired-eye token tombstone treasure-map two-coins
two-shadows uncertainty upgrade vertical-flip visored-helm warlock-hood wave-crest whale-tail white-tower
wizard-face yin-yang
`
  .trim()
  .split(/\s+/);
