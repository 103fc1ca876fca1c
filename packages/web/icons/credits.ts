/**
 * What the licence of the icons asks for. The packaged set drops who drew which icon, so everyone who has
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
3d-stairs abacus acid acrobatic algae all-for-one all-seeing-eye amphora amplitude anarchy anchor
ancient-columns ancient-ruins angel-wings angler-fish angry-eyes anthem anvil-impact archery-target
archive-research arena arm-bandage armoured-shell artificial-intelligence astrolabe at-sea atom-core aura awareness
axe-swing aztec-calendar-sun backpack backstab bad-breath balaclava ballista banana-peel bandage-roll
bandit barbarian barbed-spear barbed-star barn-owl barricade batteries battery-pack battle-gear
beams-aura bear-head beast-eye bellows biceps bird-cage bird-mask black-book black-knight-helm blacksmith
blade-fall bleeding-eye blindfold blood bloody-sword boiling-bubbles bolt-eye bone-gnawer bookshelf
boot-stomp bottled-bolt bow-arrow bowl-of-rice bracers brain brain-freeze brain-leak brain-tentacle
brasero breaking-chain breastplate briefcase bright-explosion broad-dagger broadsword broken-bone
broken-heart bubbling-flask bull bull-horns bullet-impacts bullseye bully-minion bunk-beds burn
burning-embers burning-meteor burning-passion burning-skull burning-tree burst-blob butterfly caldera
calendar caltrops campfire camping-tent candle-flame candle-skull cannon cannon-shot caravel card-burn
card-discard card-draw card-exchange card-pick card-play card-random carillon carnival-mask
carnivore-mouth carnivorous-plant cat cauldron cavalry celebration-fire centurion-helmet chain-lightning
champions charging-bull charm checked-shield checklist cheese-wedge chess-knight church circuitry clamp
cloak cloak-dagger cloaked-figure-on-horseback clockwise-rotation clockwork clover coffee-pot coffin cog
coins-pile computer-fan concentration-orb contortionist contract conversation corked-tube cosmic-egg
cowled cpu cracked-shield crafting crossbow crossed-bones crossed-chains crossed-slashes crossed-swords
crown-coin crown-of-thorns crowned-skull crypt-entrance crystal-ball crystal-bars crystal-cluster
crystal-growth crystal-shine crystal-shrine crystal-wand cube cubes cursed-star curvy-knife cut-diamond
cycle daemon-pull daemon-skull daggers dart database dead-head deadly-strike death-juice death-skull
decapitation deer-head defensive-wall defibrilate despair diamond-hard dice-six-faces-six dinosaur-egg
disintegrate distraction divert divided-square diving-helmet djinn dna1 doctor-face dodge dodging
domino-mask donut door-watcher double-face-mask doubled dragon-breath dragonfly drama-masks dread
dream-catcher drink-me dripping-knife drop drum duality-mask dungeon-gate dust-cloud earth-asia-oceania
earth-worm echo-ripples eclipse edged-shield eel egyptian-urns electrical-crescent empty-chessboard
empty-hourglass energy-shield enlightenment enrage envelope erlenmeyer eruption evil-book evil-eyes
evil-hand evil-moon evil-tower evil-wings executioner-hood exit-door explosion-rays explosive-materials
extra-lucid extra-time extraction-orb eye-of-horus eye-target fairy fairy-wand falling fanged-skull
fast-arrow feather feathered-wing fencer finish-line fire-bottle fire-breath fire-punch fire-ring
fire-shield fire-shrine fire-silhouette fire-wave fireball first-aid-kit fission fist fizzing-flask flame
flaming-sheet flint-spark floating-ghost flood floor-hatch fluffy-cloud flute flying-dagger flying-flag
foot-trip footsteps forearm fountain-pen fragmented-sword frankenstein-creature frozen-block frozen-orb
furnace gargoyle gear-hammer gears gecko gem-pendant ghost giant gibbet gift-trap gloop goblin
goblin-head gold-scarab golem-head goo-explosion goo-skull gooey-daemon gooey-molecule grab graveyard
great-pyramid greek-temple grim-reaper guarded-tower guards guillotine half-dead halt ham-shank
hamburger-menu hand hand-of-god hanging-spider hasty-grave haunting hawk-emblem healing health-decrease
health-potion heart-battery heart-bottle heart-minus heart-organ hearts heaven-gate heavy-lightning
heavy-rain heavy-timer hell-crosses hexes high-punch holosphere holy-grail holy-symbol holy-water
hooded-assassin hooded-figure horned-helm horned-skull horse-head hound hourglass house hunting-bolas
hunting-horn hypersonic-bolt hypodermic-test ice-bolt ice-cream-cone ice-golem ice-spear iceberg imp
imp-laugh imprisoned incense infested-mass infinity ink-swirl inner-self interdiction interleaved-claws
invisible james-bond-aperture jeweled-chalice jigsaw-piece juggler juggling-clubs jump-across kenku-head
keyboard keyring kimono knapsack knee-cap kneeling knocked-out-stars lab-coat ladder lantern
lantern-flame laser-blast laser-burst laurels laurels-trophy layered-armor leather-armor leather-boot
leeching-worm lightning-arc lightning-dissipation lightning-frequency lightning-helix lightning-storm
lightning-trio lily-pads linked-rings lion lizardman locked-chest locked-fortress long-legged-spider
lotus lotus-flower love-injection love-letter love-song low-tide mad-scientist maggot magic-lamp
magic-palm magic-portal magic-potion magic-shield magic-swirl magick-trick magnet-blast magnifying-glass
mail-shirt mailed-fist manacles match-head matryoshka-dolls maze meal medical-pack meditation
meeple-group megabot melting-metal menhir mermaid mesh-ball metal-bar metal-disc metal-golem-head
metal-plate microscope-lens mimic-chest minions miracle-medecine mirror-mirror misdirection missile-swarm
mite moai moebius-trefoil moon moon-bats moon-orbit mooring-bollard mountain-climbing mounted-knight
muscle-up muscular-torso mushroom-gills mushrooms-cluster nailed-foot nailed-head nefertiti
nested-hexagons night-sky night-sleep nun-face obelisk observatory octopus ogre oily-spiral open-book
open-chest open-palm open-treasure-chest oppression ore orrery ouroboros padlock padlock-open paint-brush
painted-pottery paper papers pendulum-swing pentacle person person-in-bed perspective-dice-six
perspective-dice-six-faces-random pierced-body pillow pin pirate-cannon plague-doctor-profile plain-arrow
plain-dagger pocket-watch pointy-sword poison poison-bottle poison-cloud poison-gas poker-hand pope-crown
portal potion-ball potion-of-madness pounce pouring-chalice powder-bag power-lightning prayer
prayer-beads primitive-torch prism psychic-waves pummeled punch puppet push pyre quake-stomp quick-slash
quill quill-ink quiver rabbit-head radial-balance rainbow-star raise-skeleton raise-zombie
rally-the-troops rapidshare-arrow rat rattlesnake raven reactor reaper-scythe recycle relic-blade remedy
rempart return-arrow ribbon-medal ringed-beam ringing-alarm ringing-bell riposte robber robber-hand
robber-mask robot-golem rock rock-golem rocket-thruster rolling-dice-cup rolling-dices roman-shield
round-bottom-flask round-potion round-shield rule-book rune-stone rune-sword running-ninja saber-slash
sacrificial-dagger sake-bottle salt-shaker sands-of-time scales scalpel scalpel-strike scissors screaming
scroll-quill scroll-unfurled scythe sea-serpent secret-book server-rack settings-knobs sewing-needle
shadow-follower shaking-hands shambling-zombie shard-sword shark-jaws sharp-smile shatter shattered-heart
shield-bash shield-bounces shield-impact shield-opposition shield-reflect shining-sword shiny-omega
shiny-purse ship-wheel shop shoulder-armor shouting silenced skeletal-hand skeleton skeleton-key
skull-crack skull-crossed-bones skull-in-jar skull-staff slap slavery-whip slime slippers smoke-bomb
smoking-pipe snake snake-bite snake-egg snake-jar snake-totem snatch snowing sonic-shout soul-vessel
spade sparkles sparkling-sabre sparky-bomb spear-hook spectre speedometer spell-book sperm-whale
spider-bot spider-web spikeball spiked-dragon-head spiked-mace spiked-shell spiked-shield spiky-explosion
spinning-blades spinning-sword spiral-bloom spiral-bottle spiral-tentacle splashy-stream split-body spray
sprint square-bottle stack stairs stairs-goal standing-potion star-altar static static-guard steam
steel-claws stigmata stiletto stone-block stone-sphere stone-wall stopwatch strongbox suckered-tentacle
sun sunbeams sundial sunflower sunrise supersonic-bullet surrounded-shield swallower swamp swap-bag
swirl-ring swiss-army-knife sword-array sword-break sword-clash sword-hilt sword-in-stone sword-slice
sword-smithing sword-spin sword-wound syringe target-dummy tarot-10-wheel-of-fortune tarot-20-judgement
tearing techno-heart teleport templar-heart templar-shield terror tesla-coil theater theater-curtains
think third-eye thorn-helix thought-bubble thrown-daggers thunder-struck thunderball tick ticket
tied-scroll tired-eye token tombstone toolbox totem totem-head trade transform transfuse
transparent-slime transparent-tubes treasure-map tree-branch triorb triple-beak triple-scratches tripwire
triton-head troglodyte turtle two-coins two-handed-sword two-shadows uncertainty unlit-bomb unstable-orb
upgrade venus-of-willendorf vertical-flip vial vibrating-shield vintage-robot visored-helm voodoo-doll
walking-boot walking-turret warlock-hood wasp-sting water-drop water-flask wave-crest wave-strike
wax-seal well whale-tail whip whiplash whirlpool-shuriken white-tower wind-slap windmill wing-cloak
winged-scepter winged-sword wingfoot witch-face wizard-face wizard-staff wolf-head wolf-trap
wolverine-claws worm-mouth yin-yang
`
  .trim()
  .split(/\s+/);
