/**
 * What the licence of the icons asks for. The packaged set drops who drew which icon, so everybody who has
 * drawn for it is named, and the icons in use are listed; a test holds the list to the imports.
 */
export const ICON_AUTHORS: readonly string[] = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
];

export const ICON_NAMES: readonly string[] = `
abacus acrobatic all-for-one all-seeing-eye amphora amplitude anarchy anchor ancient-columns angel-wings
angler-fish angry-eyes anthem anvil-impact arena armoured-shell artificial-intelligence astrolabe
atom-core aura awareness axe-swing aztec-calendar-sun backpack backstab bad-breath balaclava banana-peel
barbarian barbed-spear barbed-star barricade batteries battery-pack battle-gear beams-aura beast-eye
biceps bird-cage bird-mask black-book blade-fall bleeding-eye blindfold blood bloody-sword
boiling-bubbles bolt-eye bookshelf boot-stomp bottled-bolt bowl-of-rice bracers brain brain-freeze
brain-leak breaking-chain broad-dagger broadsword broken-bone broken-heart bubbling-flask bull
bull-horns bullet-impacts bullseye bully-minion burn burning-embers burning-meteor burning-passion
burning-skull burning-tree burst-blob calendar campfire camping-tent candle-flame candle-skull card-burn
card-discard card-draw card-exchange card-pick card-play card-random carnival-mask carnivore-mouth
carnivorous-plant cauldron celebration-fire centurion-helmet champions charging-bull charm
checked-shield chess-knight circuitry clamp cloak-dagger clockwise-rotation clover coffee-pot coffin cog
computer-fan contortionist conversation corked-tube cowled cpu cracked-shield crafting crossed-chains
crossed-slashes crossed-swords crown-coin crowned-skull crystal-ball crystal-shrine cube cursed-star
curvy-knife cut-diamond cycle daemon-pull daemon-skull daggers dart database dead-head deadly-strike
death-juice decapitation defensive-wall despair dinosaur-egg distraction divert divided-square dna1
dodge dodging donut double-face-mask doubled drink-me dripping-knife drum duality-mask
earth-asia-oceania echo-ripples eclipse egyptian-urns empty-chessboard empty-hourglass energy-shield
enlightenment enrage envelope erlenmeyer eruption evil-book evil-hand evil-moon evil-tower evil-wings
executioner-hood exit-door explosion-rays extra-lucid extra-time eye-of-horus eye-target fairy falling
fanged-skull fast-arrow feather fencer finish-line fire-bottle fire-breath fire-punch fire-ring
fire-shield fire-shrine fire-silhouette fire-wave fission fist fizzing-flask flame floating-ghost
flying-dagger foot-trip footsteps forearm fountain-pen fragmented-sword frozen-block frozen-orb
gear-hammer gem-pendant ghost gift-trap gloop goblin goblin-head goo-explosion goo-skull gooey-daemon
gooey-molecule great-pyramid greek-temple grim-reaper guarded-tower guards half-dead halt ham-shank
hand-of-god haunting health-decrease heart-battery heart-bottle heart-minus heart-organ hearts
heaven-gate heavy-lightning heavy-timer hell-crosses hexes high-punch holosphere holy-grail holy-symbol
holy-water hooded-assassin hooded-figure horned-helm horned-skull hourglass house hunting-bolas
hunting-horn hypersonic-bolt hypodermic-test ice-bolt ice-cream-cone iceberg imp-laugh incense
infested-mass infinity inner-self interleaved-claws invisible jigsaw-piece juggler jump-across
kenku-head kimono knapsack knee-cap kneeling knocked-out-stars ladder lantern lantern-flame laser-blast
laser-burst laurels layered-armor leather-boot leeching-worm lightning-arc lightning-helix
lightning-storm lightning-trio lion lizardman locked-chest locked-fortress lotus lotus-flower
love-letter maggot magic-lamp magic-portal magic-potion magic-shield magnet-blast magnifying-glass
manacles maze meditation meeple-group melting-metal mesh-ball metal-bar metal-disc metal-golem-head
metal-plate mirror-mirror missile-swarm mite moai moebius-trefoil mooring-bollard mountain-climbing
mounted-knight muscle-up muscular-torso nailed-foot nailed-head nested-hexagons night-sky nun-face
oily-spiral open-book open-chest open-palm open-treasure-chest oppression ore orrery ouroboros padlock
padlock-open paint-brush painted-pottery perspective-dice-six perspective-dice-six-faces-random pillow
pin plain-arrow plain-dagger pocket-watch poison poison-bottle poison-cloud poison-gas poker-hand
potion-ball potion-of-madness pounce prayer prayer-beads prism psychic-waves pummeled pyre quake-stomp
quick-slash quill-ink radial-balance rainbow-star raise-skeleton rattlesnake raven reactor reaper-scythe
recycle remedy return-arrow ringed-beam ringing-bell robber robber-hand robber-mask robot-golem
rocket-thruster rolling-dice-cup round-bottom-flask round-potion rule-book rune-stone running-ninja
saber-slash sacrificial-dagger sake-bottle sands-of-time scissors screaming scroll-quill scroll-unfurled
secret-book server-rack settings-knobs shaking-hands shard-sword sharp-smile shatter shield-bash
shield-bounces shield-reflect shining-sword shiny-omega shiny-purse ship-wheel shop shoulder-armor
shouting skeletal-hand skeleton-key skull-crack skull-crossed-bones skull-in-jar slap slavery-whip slime
smoking-pipe snake snake-bite snake-egg snake-totem snowing sonic-shout sparkles sparkling-sabre
sparky-bomb spear-hook spectre speedometer spell-book sperm-whale spider-bot spider-web spikeball
spiked-mace spiked-shell spiked-shield spiky-explosion spinning-blades spiral-bloom spiral-bottle
spiral-tentacle splashy-stream split-body sprint square-bottle stack stairs-goal standing-potion
star-altar static steam steel-claws stigmata stiletto stone-block stone-sphere stone-wall stopwatch
suckered-tentacle sunbeams sundial sunflower surrounded-shield swallower swamp swirl-ring
swiss-army-knife sword-array sword-break sword-clash sword-hilt sword-slice sword-smithing sword-spin
sword-wound syringe target-dummy tarot-10-wheel-of-fortune tarot-20-judgement templar-heart terror
tesla-coil theater theater-curtains think third-eye thorn-helix thought-bubble thrown-daggers
thunder-struck thunderball tick ticket tied-scroll tired-eye token tombstone toolbox totem totem-head
transparent-slime treasure-map tree-branch triorb triple-beak triple-scratches troglodyte two-coins
two-handed-sword uncertainty unlit-bomb unstable-orb upgrade venus-of-willendorf vertical-flip vial
vibrating-shield visored-helm voodoo-doll walking-boot walking-turret water-drop water-flask wave-crest
wave-strike wax-seal whale-tail whip whiplash wind-slap windmill wing-cloak winged-scepter winged-sword
wingfoot wizard-face wolf-head wolverine-claws worm-mouth yin-yang
`
  .trim()
  .split(/\s+/);
