/**
 * The authors of the game-icons.net icons, which the packaged set drops. The names come from the set's
 * repository (github.com/game-icons/icons), which has one folder per author. If two authors have an icon with
 * the same name, the package keeps the one whose folder comes last. Icons in no list are by Delapouite, who
 * drew half of the set.
 */
const DRAWN: Readonly<Record<string, string>> = {
  'Andy Meneely': 'police-badge',
  Aussiesim: `
    card-10-clubs card-10-diamonds card-10-hearts card-10-spades card-2-clubs card-2-diamonds card-2-hearts
    card-2-spades card-3-clubs card-3-diamonds card-3-hearts card-3-spades card-4-clubs card-4-diamonds
    card-4-hearts card-4-spades card-5-clubs card-5-diamonds card-5-hearts card-5-spades card-6-clubs
    card-6-diamonds card-6-hearts card-6-spades card-7-clubs card-7-diamonds card-7-hearts card-7-spades
    card-8-clubs card-8-diamonds card-8-hearts card-8-spades card-9-clubs card-9-diamonds card-9-hearts
    card-9-spades card-ace-clubs card-ace-diamonds card-ace-hearts card-ace-spades card-jack-clubs
    card-jack-diamonds card-jack-hearts card-jack-spades card-king-clubs card-king-diamonds card-king-hearts
    card-king-spades card-queen-clubs card-queen-diamonds card-queen-hearts card-queen-spades
  `,
  'Carl Olsen': 'brutal-helm crossbow flame mite-alt spider-alt spider-face',
  'Caro Asercion': `
    accordion anteater archaeopteryx-fossil armchair artichoke astrolabe axolotl badger barn-owl bassoon birch-trees
    blender boar boarding-pass boba bok-choy bowl-of-rice bucket-wheel-excavator bunny-slippers bus-stop
    canadian-goose capybara charcuterie clarinet cloaked-figure-on-horseback clock-tower clothesline coinflip
    cootie-catcher deer deer-head dodo drum-kit dumpling dumpling-bao earbuds easel fox french-horn fridge
    froe-and-mallet frog-mouth-helm goblin grand-piano gyroscope hedgehog heraldic-sun heron hyena-head mason-jar
    medieval-village-01 mole mountain-climbing ophanim orrery pangolin paper-bag-crumpled paper-bag-folded
    paper-bag-open paper-crane paper-frog philosopher-bust pianist pipe-organ porcupine prank-glasses
    pressure-cooker rice-cooker ricochet rolling-suitcase rotary-phone round-potion saucepan sauropod-skeleton
    schrodingers-cat-alive schrodingers-cat-dead sewing-machine sink skateboarding-01 skateboarding-02 slot-machine
    sloth soda-bottle soldering-iron spinning-wheel stapler stapler-heavy-duty stapler-pneumatic steamroller
    subway-pass subway-train tarot-00-the-fool tarot-01-the-magician tarot-02-the-high-priestess
    tarot-03-the-empress tarot-04-the-emperor tarot-05-the-hierophant tarot-06-the-lovers tarot-07-the-chariot
    tarot-08-strength tarot-09-the-hermit tarot-10-wheel-of-fortune tarot-11-justice tarot-12-the-hanged-man
    tarot-13-death tarot-14-temperance tarot-15-the-devil tarot-16-the-tower tarot-17-the-star tarot-18-the-moon
    tarot-19-the-sun tarot-20-judgement tarot-21-the-world
  `,
  Cathelineau: `
    annexation bad-gnome battleship boar-ensign carnyx carrier chariot cruiser dread dreadnought earth-worm
    flying-trout fomorian great-war-tank holy-oak iron-hulled-warship medusa-head nun-face occupy old-king oppidum
    polar-bear swordman swordwoman torc transparent-slime tree-face tumulus witch-face
  `,
  Catsu: 'broken-arrow',
  DarkZaitzev: `
    acrobatic apothecary big-gear catch chameleon-glyph death-juice fish-cooked flying-shuriken fried-fish
    hooded-assassin hooded-figure kusarigama ninja-head ninja-heroic-stance north-star-shuriken on-sight
    plants-and-animals robber-hand running-ninja severed-hand sharp-shuriken skull-sabertooth smoke-bomb
    star-shuriken tabi-boot three-pointed-shuriken whirlpool-shuriken
  `,
  Faithtoken: `
    card-discard card-draw card-pick card-random forward-sun minerals nautilus-shell ninja-star ore
  `,
  Felbrigg: 'dodge overhead sideswipe thrust underhand',
  GeneralAce135: 'fingers-crossed shepherds-crook',
  Guard13007: 'pause-button play-button soda-can',
  HeavenlyDog: 'catapult defensive-wall',
  Irongamer: 'armored-pants',
  'John Colburn': 'pistol-gun',
  'John Redman': 'paper',
  'Kier Heyl': 'dwarf-helmet dwarf-king elf-helmet',
  Lorc: `
    ace acid-blob acorn aerial-signal aerodynamic-harpoon aerosol afterburn air-zigzag alien-fire alien-skull
    alien-stare all-for-one alligator-clip ammonite ammonite-fossil anatomy anchor android-mask andromeda-chain
    angel-outfit angel-wings angler-fish angular-spider animal-skull ankh anthem anvil anvil-impact apple-maggot
    apple-seeds archery-target architect-mask arcing-bolt armadillo-tail armor-vest armoured-shell arrow-cluster
    arrow-dunk arrow-flights arrow-scope arrowed arrowhead arrows-shield arson artificial-hive assassin-pocket
    at-sea atomic-slashes aubergine aura auto-repair autogun automatic-sas awareness axe-in-stump axe-swing
    back-forth back-pain backbone-shell backstab backup ball-glow ball-heart balloons bandage-roll bandaged
    barbed-arrow barbed-coil barbed-nails barbed-spear barbed-star barbed-sun barbed-wire barbute barefoot bat-blade
    bat-wing battered-axe batteries battle-axe battle-gear battle-tank batwing-emblem beam-wake beams-aura beanstalk
    beard beast-eye bee beech beer-stein beetle-shell behold bell-shield belt-buckles bestial-fangs beveled-star
    big-wave biohazard bird-claw bird-limb bird-mask bird-twitter black-bar black-flag black-hand-shield
    black-hole-bolas blackball blackcurrant blade-bite blade-drag blade-fall bleeding-eye bleeding-heart
    bleeding-wound bloody-stash bloody-sword blunderbuss boar-tusks body-swapping boiling-bubbles bolas bolt-eye
    bolt-saw bolt-shield bolter-gun bombing-run bone-gnawer bone-knife book-aura book-cover book-storm bookmark
    bookmarklet boomerang-sun boot-prints boot-stomp boots bordered-shield bottle-vapors bottled-bolt
    bottom-right-3d-arrow bouncing-sword bowl-spiral bowling-propulsion bowman boxing-glove boxing-glove-surprise
    brain brain-freeze brain-stem brainstorm branch-arrow brandy-bottle brass-eye breastplate bridge
    bright-explosion broad-dagger broadhead-arrow broadsword broken-bone broken-bottle broken-heart
    broken-heart-zone broken-ribbon broken-shield broken-skull broken-tablet bubble-field bubbles bubbling-beam
    bubbling-bowl bubbling-flask bud bugle-call bulb bull bull-horns bullets burning-blobs burning-book burning-dot
    burning-embers burning-eye burning-meteor burning-passion burning-round-shot burning-tree burst-blob butterfly
    butterfly-warning caged-ball cake-slice caldera campfire candle-flame candle-holder candle-light candle-skull
    candlebright cannister cannon cannon-ball cannon-shot capitol cargo-crane carillon carnivore-mouth carrion
    cartwheel cash castle cat cauldron celebration-fire centipede chained-arrow-heads chained-heart chalice-drops
    charged-arrow charm checkbox-tree checked-shield checkered-diamond cheerful cheese-wedge chemical-arrow
    chemical-bolt chemical-drop chemical-tank chewed-heart chewed-skull chicken-leg chopped-skull circle-cage
    circle-claws circle-sparks circuitry circular-sawblade claw-hammer claw-slashes claw-string cloak-dagger
    clockwork cloud-ring cloudy-fork clout cluster-bomb cobweb coffee-mug coffin cog cog-lock cogsplosion
    coiling-curl cold-heart coma comb comet-spark compass concentration-orb concentric-crescents condor-emblem
    condylura-skull conversation cool-spices corked-tube corner-explosion cowled crab crab-claw cracked-alien-skull
    cracked-ball-dunk cracked-disc cracked-glass cracked-helm cracked-mask cracked-saber cracked-shield crags
    crenulated-shield crested-helmet croc-jaws croc-sword croissants-pupil cross-flare cross-mark crossed-air-flows
    crossed-axes crossed-bones crossed-chains crossed-claws crossed-pistols crossed-sabres crossed-slashes
    crossed-swords crosshair-arrow crow-dive crown crown-coin crown-of-thorns crowned-explosion crowned-heart
    crowned-skull crumbling-ball crystal-ball crystal-bars crystal-cluster crystal-eye crystal-growth crystal-shine
    crystal-wand crystalize cubeforce cubes cupidon-arrow curled-leaf curled-tentacle curling-vines curly-mask
    curly-wing cursed-star curvy-knife cut-diamond cut-palm cycle cyclops daemon-skull daggers daisy dark-squad
    dead-eye dead-wood deadly-strike death-note death-zone deathcab decapitation defibrilate delighted demolish
    dervish-swords desert-skull desk-lamp despair dew diablo-skull diamond-hard diamonds-smile dig-dug
    dinosaur-bones dinosaur-egg dinosaur-rex direwolf disintegrate distraction divergence divert divided-spiral
    diving-dagger dna1 dna2 doctor-face dodging domino-mask dorsal-scales double-diaphragm double-dragon
    double-face-mask double-quaver double-ringed-orb double-shot dove dozen dragon-balls dragon-breath dragon-head
    dragon-spiral dragonfly drama-masks dread-skull drill drink-me dripping-blade dripping-goo dripping-honey
    dripping-knife dripping-star dripping-stone dripping-sword dripping-tube drop droplet-splash droplets drowning
    duality duality-mask dust-cloud eagle-emblem earth-crack earth-spit earwig echo-ripples eclipse eclipse-flare
    eclipse-saw edge-crack edged-shield egg-clutch egg-defense elderberry electric-whip electrical-crescent
    ember-shot embrassed-energy embryo emerald empty-hourglass energise energy-arrow energy-breath energy-shield
    energy-sword engagement-ring enlightenment ent-mouth entangled-typhoon envelope erlenmeyer eruption evil-bat
    evil-book evil-bud evil-comet evil-fork evil-hand evil-minion evil-moon evil-tree expanded-rays explosion-rays
    explosive-materials explosive-meeting extra-lucid extraction-orb eye-shield eyeball eyedropper eyestalk fairy
    fairy-wand falling-blob falling-boulder falling-eye falling-leaf falling-ovoid fanged-skull fangs-circle
    fast-arrow feather feather-wound feathered-wing fedora field fire-ace fire-axe fire-bomb fire-bottle fire-bowl
    fire-breath fire-dash fire-punch fire-ray fire-ring fire-shield fire-silhouette fire-tail fire-wave fire-zone
    fireball firework-rocket fish-corpse fishbone fishhook-fork fishing-hook fishing-net fission fizzing-flask
    flame-claws flame-spin flame-tunnel flamed-leaf flaming-arrow flaming-claw flaming-sheet flaming-trident
    flash-grenade flat-hammer flat-star fleshy-mass flexible-star floating-crystal flower-pot flower-twirl flowers
    fluffy-cloud fluffy-flame fluffy-swirl fluffy-trefoil fluffy-wing flying-dagger flying-flag foam foamy-disc
    focused-lightning folded-paper food-chain foot-trip footprint forward-field fossil fountain fountain-pen
    fox-head fragmented-meteor fragmented-sword fragrance frankenstein-creature frayed-arrow freedom-dove frog
    front-teeth frontal-lobe frostfire frozen-arrow frozen-block frozen-orb fruiting fulguro-punch galleon
    gamepad-cross gavel gaze gear-hammer gears gecko gem-chain gem-necklace gem-pendant gems ghost ghost-ally gibbet
    gift-of-knowledge gift-trap glass-heart glass-shot globe gloop glowing-hands gluttonous-smile gluttony
    gold-scarab gold-shell goo-explosion goo-skull goo-spurt gooey-daemon gooey-eyed-sun gooey-impact gooey-molecule
    gooey-sword gothic-cross grab grapes grapple grasping-claws grease-trap grim-reaper ground-sprout groundbreaker
    grouped-drops guarded-tower guillotine guitar gunshot halberd halberd-shuriken half-heart half-tornado
    hammer-drop hammer-nails handcuffs hanging-spider happy-skull harpoon-chain harpoon-trident harpy
    harry-potter-skull hatchets haunting hawk-emblem hazard-sign heart-bottle heart-drop heart-inside heart-organ
    heart-tower heartburn heat-haze heavy-arrow heavy-fall heavy-helm heavy-lightning heavy-rain
    heavy-thorny-triskelion heavy-timer helmet-head-shot hidden high-five high-shot holy-grail holy-symbol honeycomb
    honeypot hood hoof horn-internal horned-helm horned-skull horse-head hospital-cross hot-spices hound hourglass
    hunting-horn hydra hydra-shot hypersonic-bolt hypersonic-melon hypodermic-test ice-bolt ice-bomb ice-cube
    ice-shield ice-spear icebergs icicles-aura icicles-fence ifrit imbricated-arrows imp imp-laugh impact-point
    implosion imprisoned incense incisors incoming-rocket infested-mass ink-swirl inner-self insect-jaws
    interdiction interlaced-tentacles interleaved-arrows interleaved-claws internal-injury internal-organ
    interstellar-path ion-cannon-blast iron-mask james-bond-aperture jawbone jellyfish jetpack jeweled-chalice
    jigsaw-box jigsaw-piece journey juggler justice-star kaleidoscope-pearls kindle king kitchen-knives knapsack
    knife-fork knife-thrust lamellar lamprey-mouth land-mine lantern lantern-flame large-wound laser-blast
    laser-precision laser-sparks laser-warning laserburn laurel-crown laurels law-star layered-armor leaf-skeleton
    leaf-swirl leaky-skull leather-boot leather-vest leeching-worm letter-bomb lever life-in-the-balance
    life-support life-tap lift light-bulb light-thorny-triskelion lightning-arc lightning-bow lightning-branches
    lightning-dissipation lightning-electron lightning-frequency lightning-helix lightning-mask lightning-saber
    lightning-shadow lightning-shield lightning-shout lightning-slashes lightning-spanner lightning-storm
    lightning-tear lightning-tree lightning-trio linden-leaf linked-rings lion lips lit-candelabra lizard-tongue
    lizardman lob-arrow locked-chest locked-fortress long-antennae-bug lotus lotus-flower love-howl love-injection
    love-song lyre mace-head machete mad-scientist maggot magic-gate magic-lamp magic-palm magic-portal magic-shield
    magic-swirl magnet magnet-blast magnifying-glass mail-shirt mailed-fist manacles mantrap maple-leaf marrow-drain
    martini masked-spider master-of-arms match-head match-tip materials-science maze maze-cornea maze-saw meat
    meat-cleaver meat-hook mechanical-arm medal medal-skull meditation megabot mesh-ball metal-bar metal-disc
    metal-hand metal-scales meteor-impact microchip microscope-lens middle-arrow midnight-claw mighty-spanner
    mine-explosion mineral-heart minigun mining minions minotaur miracle-medecine mirror-mirror missile-mech
    missile-pod missile-swarm mite moebius-star moebius-trefoil moebius-triangle molotov monkey monster-grasp moon
    moon-claws morbid-humour mountains mountaintop mouse mouth-watering movement-sensor mucous-pillar muscle-fat
    muscle-up mushroom mushroom-cloud mushroom-gills music-spell nailed-foot nailed-head nails needle-drill
    needle-jaws nested-eclipses night-sky ninja-mask noodle-ball nothing-to-say oak oat octogonal-eye octoman
    octopus oily-spiral omega on-target one-eyed open-book open-wound opening-shell oppression orb-direction orbital
    orbital-rays ouroboros over-infinity overdose overdrive owl padlock palm paper-arrow paper-bomb paper-lantern
    papers parachute paranoia parmecia parrot-head paw paw-front paw-heart paw-print pawn peaks pentagram-rose
    pentarrows-tornado perfume-bottle perpendicular-rings pie-slice piece-skull pierced-body pierced-heart
    piercing-sword pig-face pill pill-drop pincers pine-tree pirate-grave pirate-skull pizza-cutter plain-dagger
    plasma-bolt plastron plate-claw pocket-bow pointing pointy-hat pointy-sword poison-bottle poison-gas pokecog
    poker-hand pollen-dust portal portculis potion-ball pouring-chalice powder power-lightning prayer pretty-fangs
    processor profit psychic-waves pummeled pumpkin-lantern pumpkin-mask punch punch-blast puppet pyromaniac
    quake-stomp queen-crown quick-slash quicksand quill quill-ink radar-dish radar-sweep radial-balance radioactive
    ragged-wound rainbow-star raining rally-the-troops ram rapidshare-arrow raven ray-gun razor-blade reaper-scythe
    rear-aura recycle relationship-bounds relic-blade resonance reticule return-arrow ribbon ribcage ringed-beam
    ringed-planet ringing-bell riot-shield roast-chicken robe robot-golem rock rocket rocket-flight rogue
    rolling-bomb rolling-energy root-tip rosa-shield rose rough-wound round-bottom-flask round-struck royal-love rss
    run rune-stone rune-sword saber-slash saber-tooth sabers-choc sacrificial-dagger sad-crab salamander salt-shaker
    sands-of-time saphir saw-claw scale-mail scales scallop scalpel scalpel-strike scar-wound scarab-beetle
    scarecrow scissors scorpion scorpion-tail screaming screen-impact screwdriver scroll-unfurled scythe sea-dragon
    sea-serpent seated-mouse self-love semi-closed-eye sensuousness sentry-gun serrated-slash sewed-shell
    sewing-needle shadow-follower shadow-grasp shard-sword shark-jaws sharp-crown sharp-lips sharp-smile
    sharped-teeth-skull shatter shattered-glass shattered-sword sheikah-eye shield-bounces shield-echoes
    shield-reflect shieldcomb shining-claw shining-heart shining-sword shiny-apple shiny-entrance shiny-iris
    shiny-omega shiny-purse shoulder-scales shouting shuriken shuriken-aperture shut-rose silence sing sinking-trap
    sinusoidal-beam six-eyes skeleton-inside skeleton-key skid-mark skull-bolt skull-crack skull-crossed-bones
    skull-in-jar skull-mask skull-ring skull-shield skull-signet skull-slices slap slashed-shield slavery-whip
    sleepy sliced-bread slicing-arrow sly small-fire smash-arrows smitten smoking-finger smoking-orb snail snake
    snake-bite snake-totem snatch snow-bottle snowflake-1 snowflake-2 snowing snowman soap-experiment sonic-boom
    sonic-lightning sonic-screech sonic-shout space-suit spade spade-skull spanner spark-spirit sparkling-sabre
    sparky-bomb sparrow spartan spatter spear-hook spears spectacle-lenses spectacles spectre spider-web
    spiked-armor spiked-collar spiked-fence spiked-halo spiked-mace spiked-shell spiked-snail spiked-tail
    spiked-tentacle spiky-eclipse spiky-explosion spiky-field spill spinal-coil spine-arrow spinning-blades
    spinning-ribbons spinning-sword spiral-arrow spiral-bloom spiral-bottle spiral-shell spiral-tentacle
    spiral-thrust splashy-stream split-body split-cross splurt spoon spoted-flower spotted-arrowhead
    spotted-mushroom spotted-wound spoutnik spray sprint sprout sprout-disc spyglass square-bottle squib squid
    squid-head stag-head stalagtite standing-potion star-cycle star-prominences star-pupil star-skull star-swirl
    staryu static static-guard static-waves steeltoe-boots steelwing-emblem stick-splitting sticking-plaster
    stigmata stitched-wound stomp stomp-tornado stone-axe stone-block stone-crafting stone-spear stone-sphere
    stone-tablet stone-throne stone-tower stoned-skull strafe striking-arrows striking-balls striking-clamps
    striking-diamonds striking-splinter striped-sword strong suckered-tentacle suits sun sun-radiations sunbeams
    sundial sunken-eye sunrise super-mushroom supersonic-arrow supersonic-bullet surprised surprised-skull
    surrounded-eye surrounded-shield suspicious swallow swan swan-breeze swap-bag swirl-ring swirl-string
    sword-array sword-break sword-clash sword-hilt sword-in-stone sword-slice sword-smithing sword-spade sword-spin
    sword-tie sword-wound swords-emblem tank target-arrows target-dummy target-shot targeting tattered-banner teapot
    tear-tracks tearing techno-heart telepathy teleport templar-eye templar-heart temptation tension-snowflake
    tentacle-heart tentacle-strike tentacles-skull tentacurl terror tesla-coil tesla-turret test-tubes
    thermometer-scale third-eye thor-fist thorn-helix thorned-arrow thorny-tentacle thorny-vine three-burning-balls
    three-keys three-leaves thrown-charcoal thrown-daggers thrown-knife thrown-spear thunder-blade thunder-skull
    thunder-struck thunderball tick tied-scroll time-bomb time-trap tinker toad-teeth tooth top-hat top-paw tornado
    tornado-discs totem-head totem-mask tower-fall trade transfuse transparent-tubes transportation-rings trap-mask
    tread treasure-map tree-branch trefoil-lily trefoil-shuriken tribal-mask trident trilobite triorb triple-beak
    triple-claws triple-corn triple-lock triple-needle triple-plier triple-scratches triple-shells triple-skulls
    triple-yin tripwire triton-head tron-arrow trophy tumor tune-pitch turd turtle turtle-shell twin-shell
    twirl-center twirly-flower twister two-feathers two-shadows tyre ubisoft-sun ultrasound umbrella uncertainty
    unfriendly-fire unlit-bomb unlit-candelabra unlocking unstable-orb unstable-projectile valley vanilla-flower
    vibrating-ball vile-fluid vine-flower vine-leaf vine-whip vintage-robot viola virus visored-helm volcano
    vomiting voodoo-doll vortex vulture walking-boot wasp-sting water-bolt water-splash wave-crest wave-strike
    wavy-chains wavy-itinerary wax-seal web-spit werewolf wheat whip whiplash whirlwind white-tower wide-arrow-dunk
    wildfires william-tell william-tell-skull wind-hole wind-slap windy-stripes wine-glass wing-cloak winged-arrow
    winged-emblem winged-leg winged-shield winged-sword wingfoot witch-flight wizard-staff wolf-head wolf-howl
    wolf-trap wolverine-claws wood-axe wooden-door wooden-fence wooden-sign world worm-mouth worried-eyes
    wrapped-heart wrapped-sweet wrapping-star wrecking-ball wyvern zebra-shield zeus-sword zig-arrow zigzag-cage
    zigzag-leaf zigzag-tune
  `,
  'Lord Berandas': `
    amplitude artificial-intelligence bomber computing diagram heavy-fighter holosphere light-fighter microscope
    power-button
  `,
  Lucas: 'belt cloak necklace shirt trousers',
  'Pepijn Poolman': 'elven-castle',
  'Pierre Leducq': 'anti-aircraft-gun shooner-sailboat small-fishing-sailboat',
  PriorBlue: 'battery-0 battery-100 battery-25 battery-50 battery-75 battery-minus battery-plus',
  Quoting: `
    artillery-shell biplane bunker bunker-assault card-pickup card-play damaged-house field-gun lost-limb
    military-ambulance poppy trench-assault
  `,
  Rihlsul: 'chocolate-bar milk-carton peanut',
  Sbed: `
    acid acid-tube ammo-box arena battery-pack battery-pack-alt big-egg blast blaster burn cancel chaingun
    circular-saw claw clover clover-spiked crush death-skull doubled duel egg-pod electric evil-wings expander
    fall-down falling fire fireflake flake flamer grenade hand head-shot health-decrease health-increase
    health-normal helmet help hive hot-surface jet-pack kevlar key laser-gun lava level-four level-four-advanced
    level-three level-three-advanced level-two level-two-advanced lucifer-cannon mass-driver medical-pack
    medical-pack-alt nodular nuclear overkill overmind poison poison-cloud pounce pulse reactor regeneration revolt
    rifle select shield shotgun slow-blob snorkel spawn-node spikeball spikes spikes-full spikes-half spikes-init
    splash suicide syringe target-laser targeted telefrag tesla tombstone trample trigger-hurt turret unplugged
    usable vial water-drop weight-crush wrench
  `,
  Skoll: `
    achievement air-force airplane ak47 ak47u allied-star amethyst amputation apc atom balaclava balkenkreuz
    ballista bat baton bayonet big-diamond-ring blood bowie-knife box-trap bracers breaking-chain brodie-helmet
    bullseye bundle-grenade burning-skull butterfly-knife c96 carpet-bombing cement-shoes chess-bishop chess-king
    chess-knight chess-pawn chess-queen chess-rook click clubs cobra colt-m1911 combination-lock console-controller
    crescent-blade cultist cz-skorpion d10 d12 d4 desert-eagle diamonds divided-square donkey dress drop-weapon
    evil-eyes f1-car famas fangs fat fetus fist flatbed flatbed-covered fn-fal footsteps fruit-bowl gas-mask gladius
    glider glock goat halt ham-shank hang-glider hasty-grave headshot hearing-disabled hearts hexes inverted-dice-1
    inverted-dice-2 inverted-dice-3 inverted-dice-4 inverted-dice-5 inverted-dice-6 iron-cross jeep joint
    kevlar-vest knockout laser-burst lee-enfield logging long-legged-spider luger m3-grease-gun mac-10 machine-gun
    minefield molecule mounted-knight mp-40 mp5 mp5k musket nuclear-bomb oil-drum open-chest open-palm
    open-treasure-chest orbit p90 pauldrons pc pegasus pentacle pestle-mortar pickelhaube pig platform pocket-watch
    pteruges race-car raise-skeleton raise-zombie rank-1 rank-2 rank-3 read retro-controller revolver sea-creature
    shield-disabled siege-ram sight-disabled siren skeleton smartphone solar-power sound-waves spades spectre-m4
    spiked-ball spiked-bat spinning-top spotted-bug stahlhelm steel-claws steel-door steyr-aug stick-grenade
    stiletto stopwatch swirled-shell switchblade tablet talk tank-tread tec-9 telescopic-baton teller-mine
    thompson-m1 thompson-m1928 topaz trench-body-armor trench-knife trench-spade troll walther-ppk winchester-rifle
    wooden-helmet zeppelin
  `,
  Sparker: 'bear-face',
  SpencerDub: 'digital-trace',
  Starseeker: 'potion-of-madness',
  'various artists': 'infinity salmon',
  'Viscious Speed': `
    abstract-001 abstract-002 abstract-003 abstract-004 abstract-005 abstract-006 abstract-007 abstract-008
    abstract-009 abstract-010 abstract-011 abstract-012 abstract-013 abstract-014 abstract-015 abstract-016
    abstract-017 abstract-018 abstract-019 abstract-020 abstract-021 abstract-022 abstract-023 abstract-024
    abstract-025 abstract-026 abstract-027 abstract-028 abstract-029 abstract-030 abstract-031 abstract-032
    abstract-033 abstract-034 abstract-035 abstract-036 abstract-037 abstract-038 abstract-039 abstract-040
    abstract-041 abstract-042 abstract-043 abstract-044 abstract-045 abstract-046 abstract-047 abstract-048
    abstract-049 abstract-050 abstract-051 abstract-052 abstract-053 abstract-054 abstract-055 abstract-056
    abstract-057 abstract-058 abstract-059 abstract-060 abstract-061 abstract-062 abstract-063 abstract-064
    abstract-065 abstract-066 abstract-067 abstract-068 abstract-069 abstract-070 abstract-071 abstract-072
    abstract-073 abstract-074 abstract-075 abstract-076 abstract-077 abstract-078 abstract-079 abstract-080
    abstract-081 abstract-082 abstract-083 abstract-084 abstract-085 abstract-086 abstract-087 abstract-088
    abstract-089 abstract-090 abstract-091 abstract-092 abstract-093 abstract-094 abstract-095 abstract-096
    abstract-097 abstract-098 abstract-099 abstract-100 abstract-101 abstract-102 abstract-103 abstract-104
    abstract-105 abstract-106 abstract-107 abstract-108 abstract-109 abstract-110 abstract-111 abstract-112
    abstract-113 abstract-114 abstract-115 abstract-116 abstract-117 abstract-118 abstract-119 abstract-120
    abstract-121
  `,
  Willdabeast: 'black-book chain-lightning chain-mail gold-bar orb-wand round-shield white-book',
  Zajkonur: 'skull-with-syringe violin',
  Zeromancer: 'heart-minus heart-plus',
};

const AUTHORS: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWN).flatMap(([author, icons]) =>
    icons
      .trim()
      .split(/\s+/)
      .map((icon) => [icon, author] as const),
  ),
);

export const LISTED_ICONS: readonly string[] = [...AUTHORS.keys()];

export const authorOf = (icon: string): string => AUTHORS.get(icon) ?? 'Delapouite';
