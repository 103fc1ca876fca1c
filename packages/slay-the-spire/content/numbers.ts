/**
 * What the numbers in states, moves and logs stand for. Append new names at the end of their list, and change
 * or remove none: a number never comes to mean something else. `x3` stands for three numbers in a row.
 */
export const CARD_NUMBERS = `
Ironclad/Strike | Ironclad/Defend | Ironclad/Bash | Ironclad/Anger | Ironclad/Body Slam | Ironclad/Cleave |
Ironclad/Clothesline | Ironclad/Flex | Ironclad/Havoc | Ironclad/Heavy Blade | Ironclad/Iron Wave |
Ironclad/Pommel Strike | Ironclad/Seeing Red | Ironclad/Shrug It Off | Ironclad/True Grit |
Ironclad/Twin Strike | Ironclad/Warcry | Ironclad/Wild Strike | Ironclad/Blood for Blood | Ironclad/Carnage |
Ironclad/Clash | Ironclad/Headbutt | Ironclad/Perfected Strike | Ironclad/Rampage | Ironclad/Sever Soul |
Ironclad/Whirlwind | Ironclad/Battle Trance | Ironclad/Burning Pact | Ironclad/Disarm | Ironclad/Entrench |
Ironclad/Flame Barrier | Ironclad/Ghostly Armor | Ironclad/Power Through | Ironclad/Rage | Ironclad/Rupture |
Ironclad/Second Wind | Ironclad/Sentinel | Ironclad/Shockwave | Ironclad/Spot Weakness | Ironclad/Combust |
Ironclad/Dark Embrace | Ironclad/Evolve | Ironclad/Feel No Pain | Ironclad/Fire Breathing | Ironclad/Inflame |
Ironclad/Metallicize | Ironclad/Barricade | Ironclad/Berserk | Ironclad/Bludgeon | Ironclad/Corruption |
Ironclad/Demon Form | Ironclad/Double Tap | Ironclad/Exhume | Ironclad/Feed | Ironclad/Fiend Fire |
Ironclad/Immolate | Ironclad/Impervious | Ironclad/Juggernaut | Ironclad/Limit Break | Ironclad/Offering |
Ironclad/Uppercut | Ironclad/Golden Ticket |
Ironclad/Golden Ticket of lock 2 | Silent/Strike | Silent/Defend | Silent/Neutralize |
Silent/Survivor | Silent/Acrobatics | Silent/Backflip | Silent/Blade Dance | Silent/Cloak and Dagger |
Silent/Dagger Spray | Silent/Dagger Throw | Silent/Deadly Poison | Silent/Deflect | Silent/Dodge and Roll |
Silent/Poisoned Stab | Silent/Prepared | Silent/Slice | Silent/Sneaky Strike | Silent/All-Out Attack |
Silent/Backstab | Silent/Bane | Silent/Choke | Silent/Dash | Silent/Finisher | Silent/Flechettes |
Silent/Masterful Stab | Silent/Predator | Silent/Skewer | Silent/Blur | Silent/Bouncing Flask |
Silent/Calculated Gamble | Silent/Catalyst | Silent/Concentrate | Silent/Crippling Cloud |
Silent/Escape Plan | Silent/Expertise | Silent/Leg Sweep | Silent/Outmaneuver | Silent/Piercing Wail |
Silent/Reflex | Silent/Riddle with Holes | Silent/Setup | Silent/Tactician | Silent/Terror | Silent/Accuracy |
Silent/Distraction | Silent/Footwork | Silent/Infinite Blades | Silent/Noxious Fumes |
Silent/Well-Laid Plans | Silent/A Thousand Cuts | Silent/Adrenaline | Silent/After Image |
Silent/Bullet Time | Silent/Burst | Silent/Corpse Explosion | Silent/Die Die Die | Silent/Doppelganger |
Silent/Envenom | Silent/Grand Finale | Silent/Malaise | Silent/Storm of Steel | Silent/Tools of the Trade |
Silent/Unload | Silent/Wraith Form | Silent/Golden Ticket |
Silent/Golden Ticket of lock 2 | Defect/Strike | Defect/Defend | Defect/Zap |
Defect/Dual Cast | Watcher/Strike | Watcher/Defend | Watcher/Eruption | Watcher/Vigilance | all/Clumsy |
all/Decay | all/Doubt | all/Injury | all/Pain | all/Parasite | all/Regret | all/Shame | all/Writhe |
all/Ascender's Bane | all/Slimed | all/Burn | all/Daze | Defect/Ball Lightning | Defect/Barrage |
Defect/Chaos | Defect/Charge Battery | Defect/Claw | Defect/Cold Snap | Defect/Compile Driver |
Defect/Coolheaded | Defect/Go for the Eyes | Defect/Leap | Defect/Recursion | Defect/Scrape | Defect/Skim |
Defect/Steam Barrier | Defect/Sweeping Beam | Defect/TURBO | Defect/Beam Cell | Defect/Blizzard |
Defect/Doom and Gloom | Defect/FTL | Defect/Melter | Defect/Streamline | Defect/Sunder | Defect/Darkness |
Defect/Double Energy | Defect/Equilibrium | Defect/Force Field | Defect/Glacier | Defect/Hologram |
Defect/Overclock | Defect/Recycle | Defect/Reinforced Body | Defect/Reprogram | Defect/Stack |
Defect/Tempest | Defect/Capacitor | Defect/Consume | Defect/Fusion | Defect/Heatsinks | Defect/Loop |
Defect/Machine Learning | Defect/Storm | Defect/All for One | Defect/Core Surge | Defect/Hyperbeam |
Defect/Meteor Strike | Defect/Thunder Strike | Defect/Fission | Defect/Multi-Cast | Defect/Rainbow |
Defect/Seek | Defect/Amplify | Defect/Buffer | Defect/Defragment | Defect/Echo Form | Defect/Electrodynamics |
Defect/Static Discharge | Defect/Golden Ticket |
Defect/Golden Ticket of lock 2 | Watcher/Collect | Watcher/Consecrate | Watcher/Crescendo |
Watcher/Cut Through Fate | Watcher/Empty Body | Watcher/Empty Fist | Watcher/Flurry of Blows |
Watcher/Flying Sleeves | Watcher/Halt | Watcher/Just Lucky | Watcher/Protect | Watcher/Third Eye |
Watcher/Tranquility | Watcher/Carve Reality | Watcher/Conclude | Watcher/Crush Joints | Watcher/Fear No Evil |
Watcher/Foreign Influence | Watcher/Reach Heaven | Watcher/Sands of Time | Watcher/Sash Whip |
Watcher/Signature Move | Watcher/Talk to the Hand | Watcher/Tantrum | Watcher/Wallop | Watcher/Weave |
Watcher/Windmill Strike | Watcher/Empty Mind | Watcher/Indignation | Watcher/Inner Peace | Watcher/Meditate |
Watcher/Perseverance | Watcher/Pray | Watcher/Prostrate | Watcher/Swivel | Watcher/Worship |
Watcher/Wreath of Flame | Watcher/Battle Hymn | Watcher/Foresight | Watcher/Like Water |
Watcher/Mental Fortress | Watcher/Nirvana | Watcher/Rushdown | Watcher/Simmering Fury | Watcher/Study |
Watcher/Brilliance | Watcher/Ragnarok | Watcher/Blasphemy | Watcher/Deus Ex Machina | Watcher/Judgment |
Watcher/Omniscience | Watcher/Scrawl | Watcher/Spirit Shield | Watcher/Vault | Watcher/Wish |
Watcher/Conjure Blade | Watcher/Deva Form | Watcher/Devotion | Watcher/Establishment | Watcher/Omega |
Watcher/Golden Ticket |
Watcher/Golden Ticket of lock 2 | all/Apparition | all/Blind | all/Dark Shackles | all/Dramatic Entrance |
all/Finesse | all/Flash of Steel | all/Good Instincts | all/Impatience | all/Madness | all/Mind Blast |
all/Panacea | all/Panache | all/Purity | all/Sadistic Nature | all/Swift Strike | all/Thinking Ahead |
all/Trip | all/Apotheosis | all/Hand of Greed | all/Master of Strategy | all/Mayhem | all/The Bomb |
Defect/Claw (Claw Pack)
`;

export const ENEMY_NUMBERS = `
first-red-louse | first-small-slime | first-jaw-worm | first-cultist | a1-enc-cultist-louse |
a1-enc-cultist-spike | a1-enc-looter | a1-enc-blue-slaver | a1-enc-red-slaver | a1-enc-small-slime |
a1-enc-large-slime | a1-enc-jaw-worm | a1-enc-mad-gremlin | a1-enc-sneaky-gremlin | a1-enc-fungi-beast |
a1-enc-red-louse | a1-sum-acid-slime-alc | a1-sum-acid-slime-cal | a1-sum-acid-slime-lca |
a1-sum-acid-slime-lac | a1-sum-spike-slime-vd2 | a1-sum-spike-slime-dv2 | a1-sum-spike-slime-v2d |
a1-sum-spike-slime-2dv | a1-sum-large-slime-w4s | a1-sum-large-slime-4sw | a1-sum-large-slime-sw4 |
a1-sum-green-louse-1w2 | a1-sum-green-louse-21w | a1-sum-red-louse | a1-sum-fungi-beast |
a1-sum-gremlin-wizard | a1-sum-gremlin-mad | a1-sum-gremlin-sneaky | a1-sum-gremlin-fat | a1-sum-sentry-a |
a1-sum-sentry-b | practice-a | practice-b | practice-c | practice-d | practice-boss | a1-enc-large-slime-a7 |
a1-enc-jaw-worm-a7 | a1-enc-looter-a7 | a1-elite-lagavulin | a1-elite-gremlin-nob | a1-elite-sentries |
a1-elite-lagavulin-a1 | a1-elite-gremlin-nob-a1 | a1-elite-sentries-a1 | a1-elite-lagavulin-a12 |
a1-elite-gremlin-nob-a12 | a1-elite-sentries-a12 | a1-boss-guardian | a1-boss-guardian-a10 |
a1-boss-hexaghost | a1-boss-hexaghost-a10 | a1-boss-slime-boss | a1-boss-slime-boss-a10 |
a2-enc-chosen-cultist | a2-enc-chosen-byrd | a2-enc-looter | a2-enc-cultist | a2-enc-snake-plant |
a2-enc-shelled-parasite | a2-enc-snecko | a2-enc-byrd | a2-enc-spheric-guardian | a2-enc-centurion-a |
a2-enc-centurion-b | a2-enc-snake-plant-a7 | a2-enc-shelled-parasite-a7 | a2-enc-spheric-guardian-a7 |
a2-sum-byrd-s13 | a2-sum-byrd-s31 | a2-sum-byrd-31s | a2-sum-cultist | a2-sum-bronze-orb-3db |
a2-sum-bronze-orb-db3 | a2-sum-bronze-orb-3bd | a2-sum-bronze-orb-b3d | a2-sum-mystic-h2s |
a2-sum-mystic-2sh | a2-sum-mugger | a2-sum-torch-head | a2-sum-blue-slaver-wd3 | a2-sum-blue-slaver-w3d |
a2-sum-blue-slaver-dw3 | a2-sum-blue-slaver-3wd | a2-sum-red-slaver-dv3 | a2-sum-red-slaver-3dv |
a2-sum-red-slaver-3vd | a2-sum-red-slaver-v3d | a2-sum-fungi-beast-a7 | a2-sum-sentry-a-a7 |
a2-elite-book-of-stabbing | a2-elite-gremlin-leader | a2-elite-taskmaster | a2-elite-book-of-stabbing-a1 |
a2-elite-gremlin-leader-a1 | a2-elite-taskmaster-a1 | a2-elite-book-of-stabbing-a12 |
a2-elite-gremlin-leader-a12 | a2-elite-taskmaster-a12 | a2-boss-collector | a2-boss-collector-a10 |
a2-boss-automaton | a2-boss-automaton-a10 | a2-boss-champ | a2-boss-champ-a10 | a3-enc-writhing-mass |
a3-enc-maw | a3-enc-darkling | a3-enc-transient | a3-enc-orb-walker-32 | a3-enc-orb-walker-23 |
a3-enc-jaw-worm | a3-enc-spire-growth | a3-enc-repulsor | a3-enc-exploder | a3-enc-exploder-a7 |
a3-enc-repulsor-a7 | a3-enc-maw-a7 | a3-sum-spiker-t2 | a3-sum-spiker-2t | a3-sum-darkling-s32 |
a3-sum-darkling-32s | a3-sum-exploder | a3-sum-repulsor | a3-sum-jaw-worm-das | a3-sum-jaw-worm-asd |
a3-sum-cultist | a3-sum-dagger | a3-sum-spheric-guardian-a7 | a3-elite-giant-head | a3-elite-nemesis |
a3-elite-reptomancer | a3-elite-giant-head-a1 | a3-elite-nemesis-a1 | a3-elite-reptomancer-a1 |
a3-elite-giant-head-a12 | a3-elite-nemesis-a12 | a3-elite-reptomancer-a12 | a3-boss-awakened-one |
a3-boss-awakened-one-phase2 | a3-boss-awakened-one-a10 | a3-boss-awakened-one-phase2-a10 |
a3-boss-time-eater | a3-boss-time-eater-a10 | a3-boss-donu | a3-boss-deca | a3-boss-donu-a10 |
a3-boss-deca-a10 | a4-boss-corrupt-heart | a4-boss-corrupt-heart-a11 | a4-elite-spire-shield-a11 |
a4-elite-spire-spear-a11
`;

export const ITEM_NUMBERS = `
Attack Potion | Block Potion | Blood Potion | Energy Potion | Explosive Potion | Fire Potion | Flex Potion |
Purity Potion | Skill Potion | Snecko Oil | Swift Potion | Vulnerable Potion | Weak Potion | Loaded Die |
Ancient Potion | Cunning Potion | Distilled Chaos | Entropic Brew | Fairy in a Bottle | Gambler's Brew |
Ghost in a Jar | Liquid Memories | Captain's Wheel | Charon's Ashes | Dolly's Mirror | Duality |
Gambling Chip | Gremlin Horn | Happy Flower | Horn Cleat | Incense Burner | Ink Bottle | Mercury Hourglass |
Necronomicon | Nilry's Codex | Oddly Smooth Stone | Pen Nib | Pocketwatch | Red Mask | Stone Calendar |
Sundial | The Abacus | The Boot | Toolbox | Tungsten Rod | Vajra | Akabeko | Anchor | Bag of Preparation |
Bird-Faced Urn | Blood Vial | Blue Candle | Calipers | Centennial Puzzle | Dead Branch | Du-Vu Doll |
Golden Eye | Golden Idol | Ice Cream | Lantern | Meat on the Bone | Mummified Hand | Mutagen | Ninja Scroll |
Orichalcum | Red Skull | Runic Pyramid | Self-Forming Clay | Strike Dummy | The Courier | Molten Egg |
Old Coin | Omamori | Peace Pipe | Regal Pillow | Ssserpent Head | Toxic Egg | War Paint | Whetstone |
Wing Boots | Astrolabe | Black Blood | Calling Bell | Coffee Dripper | Cursed Key | Ectoplasm | Empty Cage |
Enchiridion | Frozen Core | Fusion Hammer | Holy Water | Mark of Pain | Orrery | Pandora's Box |
Ring of the Serpent | Snecko Eye | Sozu | Tiny House | White Beast Statue | Wrist Blade | Prismatic Shard
`;

export const EVENT_NUMBERS = `
act1/Living Wall | act1/Ancient Temple | act1/Bonfire Spirits | act1/The Library | act1/Big Fish |
act1/Wheel of Change | act1/Transmogriphier | act1/The Cleric | act1/Lab | act1/Upgrade Shrine |
act1/Wing Statue | act1/Ominous Forge | act1/Encounter! (not first) | act1/Encounter! |
act1/The Merchant (not first) | act1/Dead Adventurer (not first) | act1/Scrap Ooze | act1/World of Goop |
act2/Knowing Skull | act2/We Meet Again! | act2/Wheel of Change | act2/Designer In-Spire | act2/Cursed Tome |
act2/Colosseum | act2/Ancient Writing | act2/A Note For Yourself | act2/The Joust | act2/The Woman In Blue |
act2/N'loth | act2/Augmenter | act2/Golden Shrine | act2/Old Beggar | act2/Encounter! | act2/The Merchant |
act2/The Mausoleum | act2/Forgotten Altar | act3/Bonfire Spirits | act3/Wheel of Change | act3/Purifier |
act3/Falling | act3/A Note For Yourself | act3/Face Trader | act3/Tomb of Lord Red Mask | act3/The Moai Head |
act3/Mind Bloom | act3/Winding Halls | act3/Secret Portal | act3/The Merchant | act3/Encounter! |
act3/Sensory Stone
`;

export const NEOW_NUMBERS = `
neow-01 | neow-02 | neow-03 | neow-04 | neow-05 | neow-06 | neow-07 | neow-08 | neow-09 | neow-10 | neow-11 |
neow-12 | neow-13 | neow-14 | neow-15 | neow-16 | neow-17 | neow-18 | neow-19 | neow-20
`;

export const MAP_NUMBERS = `
act1-A | act1-B | act2 | act3 | act4 | act4-elites
`;

export const ROUTINE_NUMBERS = `
Ironclad/Strike | Ironclad/Strike+ | Ironclad/Defend | Ironclad/Defend+ | Ironclad/Bash | Ironclad/Bash+ |
Ironclad/Anger | Ironclad/Anger+ | Ironclad/Body Slam | Ironclad/Body Slam+ | Ironclad/Cleave |
Ironclad/Cleave+ | Ironclad/Clothesline | Ironclad/Clothesline+ | Ironclad/Flex | Ironclad/Flex+ |
Ironclad/Havoc | Ironclad/Havoc+ | Ironclad/Heavy Blade | Ironclad/Heavy Blade+ | Ironclad/Iron Wave |
Ironclad/Iron Wave+ | Ironclad/Pommel Strike | Ironclad/Pommel Strike+ | Ironclad/Seeing Red |
Ironclad/Seeing Red+ | Ironclad/Shrug It Off | Ironclad/Shrug It Off+ | Ironclad/True Grit |
Ironclad/True Grit+ | Ironclad/Twin Strike | Ironclad/Twin Strike+ | Ironclad/Warcry | Ironclad/Warcry+ |
Ironclad/Wild Strike | Ironclad/Wild Strike+ | Ironclad/Blood for Blood | Ironclad/Blood for Blood+ |
Ironclad/Carnage | Ironclad/Carnage+ | Ironclad/Clash | Ironclad/Clash+ | Ironclad/Headbutt |
Ironclad/Headbutt+ | Ironclad/Perfected Strike | Ironclad/Perfected Strike+ | Ironclad/Rampage |
Ironclad/Rampage+ | Ironclad/Sever Soul | Ironclad/Sever Soul+ | Ironclad/Whirlwind | Ironclad/Whirlwind+ |
Ironclad/Battle Trance | Ironclad/Battle Trance+ | Ironclad/Burning Pact | Ironclad/Burning Pact+ |
Ironclad/Disarm | Ironclad/Disarm+ | Ironclad/Entrench | Ironclad/Entrench+ | Ironclad/Flame Barrier |
Ironclad/Flame Barrier+ | Ironclad/Ghostly Armor | Ironclad/Ghostly Armor+ | Ironclad/Power Through |
Ironclad/Power Through+ | Ironclad/Rage | Ironclad/Rage+ | Ironclad/Rupture | Ironclad/Rupture+ |
Ironclad/Second Wind | Ironclad/Second Wind+ | Ironclad/Sentinel x2 | Ironclad/Sentinel+ x2 |
Ironclad/Shockwave | Ironclad/Shockwave+ | Ironclad/Spot Weakness | Ironclad/Spot Weakness+ |
Ironclad/Combust x2 | Ironclad/Combust+ x2 | Ironclad/Dark Embrace x2 | Ironclad/Dark Embrace+ x2 |
Ironclad/Evolve x2 | Ironclad/Evolve+ x2 | Ironclad/Feel No Pain x2 | Ironclad/Feel No Pain+ x2 |
Ironclad/Fire Breathing x3 | Ironclad/Fire Breathing+ x3 | Ironclad/Inflame | Ironclad/Inflame+ |
Ironclad/Metallicize x2 | Ironclad/Metallicize+ x2 | Ironclad/Barricade | Ironclad/Barricade+ |
Ironclad/Berserk x2 | Ironclad/Berserk+ x2 | Ironclad/Bludgeon | Ironclad/Bludgeon+ | Ironclad/Corruption |
Ironclad/Corruption+ | Ironclad/Demon Form x2 | Ironclad/Demon Form+ x2 | Ironclad/Double Tap |
Ironclad/Double Tap+ | Ironclad/Exhume | Ironclad/Exhume+ | Ironclad/Feed | Ironclad/Feed+ |
Ironclad/Fiend Fire | Ironclad/Fiend Fire+ | Ironclad/Immolate | Ironclad/Immolate+ | Ironclad/Impervious |
Ironclad/Impervious+ | Ironclad/Juggernaut x2 | Ironclad/Juggernaut+ x2 | Ironclad/Limit Break |
Ironclad/Limit Break+ | Ironclad/Offering | Ironclad/Offering+ | Ironclad/Uppercut | Ironclad/Uppercut+ |
Ironclad/Golden Ticket x4 | Silent/Strike | Silent/Strike+ | Silent/Defend | Silent/Defend+ |
Silent/Neutralize | Silent/Neutralize+ | Silent/Survivor | Silent/Survivor+ | Silent/Acrobatics |
Silent/Acrobatics+ | Silent/Backflip | Silent/Backflip+ | Silent/Blade Dance | Silent/Blade Dance+ |
Silent/Cloak and Dagger | Silent/Cloak and Dagger+ | Silent/Dagger Spray | Silent/Dagger Spray+ |
Silent/Dagger Throw | Silent/Dagger Throw+ | Silent/Deadly Poison | Silent/Deadly Poison+ | Silent/Deflect |
Silent/Deflect+ | Silent/Dodge and Roll | Silent/Dodge and Roll+ | Silent/Poisoned Stab |
Silent/Poisoned Stab+ | Silent/Prepared | Silent/Prepared+ | Silent/Slice | Silent/Slice+ |
Silent/Sneaky Strike | Silent/Sneaky Strike+ | Silent/All-Out Attack | Silent/All-Out Attack+ |
Silent/Backstab | Silent/Backstab+ | Silent/Bane | Silent/Bane+ | Silent/Choke | Silent/Choke+ | Silent/Dash |
Silent/Dash+ | Silent/Finisher | Silent/Finisher+ | Silent/Flechettes | Silent/Flechettes+ |
Silent/Masterful Stab | Silent/Masterful Stab+ | Silent/Predator | Silent/Predator+ | Silent/Skewer |
Silent/Skewer+ | Silent/Blur | Silent/Blur+ | Silent/Bouncing Flask | Silent/Bouncing Flask+ |
Silent/Calculated Gamble | Silent/Calculated Gamble+ | Silent/Catalyst | Silent/Catalyst+ |
Silent/Concentrate | Silent/Concentrate+ | Silent/Crippling Cloud | Silent/Crippling Cloud+ |
Silent/Escape Plan | Silent/Escape Plan+ | Silent/Expertise | Silent/Expertise+ | Silent/Leg Sweep |
Silent/Leg Sweep+ | Silent/Outmaneuver | Silent/Outmaneuver+ | Silent/Piercing Wail | Silent/Piercing Wail+ |
Silent/Reflex x2 | Silent/Reflex+ x2 | Silent/Riddle with Holes | Silent/Riddle with Holes+ | Silent/Setup |
Silent/Setup+ | Silent/Tactician x2 | Silent/Tactician+ x2 | Silent/Terror | Silent/Terror+ |
Silent/Accuracy | Silent/Accuracy+ | Silent/Distraction x2 | Silent/Distraction+ x2 | Silent/Footwork |
Silent/Footwork+ | Silent/Infinite Blades x2 | Silent/Infinite Blades+ x2 | Silent/Noxious Fumes x2 |
Silent/Noxious Fumes+ x2 | Silent/Well-Laid Plans x2 | Silent/Well-Laid Plans+ x2 |
Silent/A Thousand Cuts x2 | Silent/A Thousand Cuts+ x2 | Silent/Adrenaline | Silent/Adrenaline+ |
Silent/After Image x2 | Silent/After Image+ x2 | Silent/Bullet Time | Silent/Bullet Time+ | Silent/Burst |
Silent/Burst+ | Silent/Corpse Explosion x2 | Silent/Corpse Explosion+ x2 | Silent/Die Die Die |
Silent/Die Die Die+ | Silent/Doppelganger | Silent/Doppelganger+ | Silent/Envenom | Silent/Envenom+ |
Silent/Grand Finale | Silent/Grand Finale+ | Silent/Malaise | Silent/Malaise+ | Silent/Storm of Steel |
Silent/Storm of Steel+ | Silent/Tools of the Trade x2 | Silent/Tools of the Trade+ x2 | Silent/Unload |
Silent/Unload+ | Silent/Wraith Form x2 | Silent/Wraith Form+ x2 | Silent/Golden Ticket x4 | Defect/Strike |
Defect/Strike+ | Defect/Defend | Defect/Defend+ | Defect/Zap | Defect/Zap+ | Defect/Dual Cast |
Defect/Dual Cast+ | Watcher/Strike | Watcher/Strike+ | Watcher/Defend | Watcher/Defend+ | Watcher/Eruption |
Watcher/Eruption+ | Watcher/Vigilance | Watcher/Vigilance+ | card/Clumsy x2 | card/Decay x4 | card/Doubt x4 |
card/Injury x2 | card/Pain x4 | card/Parasite x4 | card/Regret x2 | card/Shame x4 | card/Writhe x2 |
card/Ascender's Bane x2 | card/Slimed x2 | card/Burn x4 | card/Daze x2 | Defect/Ball Lightning |
Defect/Ball Lightning+ | Defect/Barrage | Defect/Barrage+ | Defect/Chaos | Defect/Chaos+ |
Defect/Charge Battery | Defect/Charge Battery+ | Defect/Claw | Defect/Claw+ | Defect/Cold Snap |
Defect/Cold Snap+ | Defect/Compile Driver | Defect/Compile Driver+ | Defect/Coolheaded | Defect/Coolheaded+ |
Defect/Go for the Eyes | Defect/Go for the Eyes+ | Defect/Leap | Defect/Leap+ | Defect/Recursion |
Defect/Recursion+ | Defect/Scrape | Defect/Scrape+ | Defect/Skim | Defect/Skim+ | Defect/Steam Barrier |
Defect/Steam Barrier+ | Defect/Sweeping Beam | Defect/Sweeping Beam+ | Defect/TURBO | Defect/TURBO+ |
Defect/Beam Cell | Defect/Beam Cell+ | Defect/Blizzard | Defect/Blizzard+ | Defect/Doom and Gloom |
Defect/Doom and Gloom+ | Defect/FTL | Defect/FTL+ | Defect/Melter | Defect/Melter+ | Defect/Streamline |
Defect/Streamline+ | Defect/Sunder | Defect/Sunder+ | Defect/Darkness | Defect/Darkness+ |
Defect/Double Energy | Defect/Double Energy+ | Defect/Equilibrium x2 | Defect/Equilibrium+ x2 |
Defect/Force Field | Defect/Force Field+ | Defect/Glacier | Defect/Glacier+ | Defect/Hologram |
Defect/Hologram+ | Defect/Overclock | Defect/Overclock+ | Defect/Recycle | Defect/Recycle+ |
Defect/Reinforced Body | Defect/Reinforced Body+ | Defect/Reprogram | Defect/Reprogram+ | Defect/Stack |
Defect/Stack+ | Defect/Tempest | Defect/Tempest+ | Defect/Capacitor | Defect/Capacitor+ | Defect/Consume |
Defect/Consume+ | Defect/Fusion x2 | Defect/Fusion+ x2 | Defect/Heatsinks x2 | Defect/Heatsinks+ x2 |
Defect/Loop x2 | Defect/Loop+ x2 | Defect/Machine Learning x2 | Defect/Machine Learning+ x2 |
Defect/Storm x2 | Defect/Storm+ x2 | Defect/All for One | Defect/All for One+ | Defect/Core Surge |
Defect/Core Surge+ | Defect/Hyperbeam | Defect/Hyperbeam+ | Defect/Meteor Strike | Defect/Meteor Strike+ |
Defect/Thunder Strike | Defect/Thunder Strike+ | Defect/Fission | Defect/Fission+ | Defect/Multi-Cast |
Defect/Multi-Cast+ | Defect/Rainbow | Defect/Rainbow+ | Defect/Seek | Defect/Seek+ | Defect/Amplify |
Defect/Amplify+ | Defect/Buffer | Defect/Buffer+ | Defect/Defragment | Defect/Defragment+ |
Defect/Echo Form x2 | Defect/Echo Form+ x2 | Defect/Electrodynamics | Defect/Electrodynamics+ |
Defect/Static Discharge | Defect/Static Discharge+ | Defect/Golden Ticket x4 | Watcher/Collect |
Watcher/Collect+ | Watcher/Consecrate | Watcher/Consecrate+ | Watcher/Crescendo | Watcher/Crescendo+ |
Watcher/Cut Through Fate | Watcher/Cut Through Fate+ | Watcher/Empty Body | Watcher/Empty Body+ |
Watcher/Empty Fist | Watcher/Empty Fist+ | Watcher/Flurry of Blows | Watcher/Flurry of Blows+ |
Watcher/Flying Sleeves | Watcher/Flying Sleeves+ | Watcher/Halt | Watcher/Halt+ | Watcher/Just Lucky |
Watcher/Just Lucky+ | Watcher/Protect | Watcher/Protect+ | Watcher/Third Eye | Watcher/Third Eye+ |
Watcher/Tranquility | Watcher/Tranquility+ | Watcher/Carve Reality | Watcher/Carve Reality+ |
Watcher/Conclude | Watcher/Conclude+ | Watcher/Crush Joints | Watcher/Crush Joints+ | Watcher/Fear No Evil |
Watcher/Fear No Evil+ | Watcher/Foreign Influence | Watcher/Foreign Influence+ | Watcher/Reach Heaven |
Watcher/Reach Heaven+ | Watcher/Sands of Time | Watcher/Sands of Time+ | Watcher/Sash Whip |
Watcher/Sash Whip+ | Watcher/Signature Move | Watcher/Signature Move+ | Watcher/Talk to the Hand |
Watcher/Talk to the Hand+ | Watcher/Tantrum | Watcher/Tantrum+ | Watcher/Wallop | Watcher/Wallop+ |
Watcher/Weave | Watcher/Weave+ | Watcher/Windmill Strike | Watcher/Windmill Strike+ | Watcher/Empty Mind |
Watcher/Empty Mind+ | Watcher/Indignation | Watcher/Indignation+ | Watcher/Inner Peace |
Watcher/Inner Peace+ | Watcher/Meditate | Watcher/Meditate+ | Watcher/Perseverance | Watcher/Perseverance+ |
Watcher/Pray | Watcher/Pray+ | Watcher/Prostrate | Watcher/Prostrate+ | Watcher/Swivel | Watcher/Swivel+ |
Watcher/Worship | Watcher/Worship+ | Watcher/Wreath of Flame | Watcher/Wreath of Flame+ |
Watcher/Battle Hymn x2 | Watcher/Battle Hymn+ x2 | Watcher/Foresight x2 | Watcher/Foresight+ x2 |
Watcher/Like Water x2 | Watcher/Like Water+ x2 | Watcher/Mental Fortress x2 | Watcher/Mental Fortress+ x2 |
Watcher/Nirvana x2 | Watcher/Nirvana+ x2 | Watcher/Rushdown x2 | Watcher/Rushdown+ x2 |
Watcher/Simmering Fury | Watcher/Simmering Fury+ | Watcher/Study x2 | Watcher/Study+ x2 | Watcher/Brilliance |
Watcher/Brilliance+ | Watcher/Ragnarok | Watcher/Ragnarok+ | Watcher/Blasphemy | Watcher/Blasphemy+ |
Watcher/Deus Ex Machina | Watcher/Deus Ex Machina+ | Watcher/Judgment | Watcher/Judgment+ |
Watcher/Omniscience | Watcher/Omniscience+ | Watcher/Scrawl | Watcher/Scrawl+ | Watcher/Spirit Shield |
Watcher/Spirit Shield+ | Watcher/Vault | Watcher/Vault+ | Watcher/Wish | Watcher/Wish+ |
Watcher/Conjure Blade | Watcher/Conjure Blade+ | Watcher/Deva Form x2 | Watcher/Deva Form+ x2 |
Watcher/Devotion x2 | Watcher/Devotion+ x2 | Watcher/Establishment x2 | Watcher/Establishment+ x2 |
Watcher/Omega x2 | Watcher/Omega+ x2 | Watcher/Golden Ticket x4 | card/Apparition | card/Apparition+ |
card/Blind | card/Blind+ | card/Dark Shackles | card/Dark Shackles+ | card/Dramatic Entrance |
card/Dramatic Entrance+ | card/Finesse | card/Finesse+ | card/Flash of Steel | card/Flash of Steel+ |
card/Good Instincts | card/Good Instincts+ | card/Impatience | card/Impatience+ | card/Madness |
card/Madness+ | card/Mind Blast | card/Mind Blast+ | card/Panacea | card/Panacea+ | card/Panache x2 |
card/Panache+ x2 | card/Purity | card/Purity+ | card/Sadistic Nature x2 | card/Sadistic Nature+ x2 |
card/Swift Strike | card/Swift Strike+ | card/Thinking Ahead | card/Thinking Ahead+ | card/Trip | card/Trip+ |
card/Apotheosis | card/Apotheosis+ | card/Hand of Greed | card/Hand of Greed+ | card/Master of Strategy |
card/Master of Strategy+ | card/Mayhem x2 | card/Mayhem+ x2 | card/The Bomb x2 | card/The Bomb+ x2 |
Defect/Claw (Claw Pack) | Defect/Claw (Claw Pack)+ | character/Ironclad | character/Silent |
character/Defect | character/Watcher | item/Attack Potion | item/Block Potion | item/Blood Potion |
item/Energy Potion | item/Explosive Potion | item/Fire Potion | item/Flex Potion | item/Purity Potion |
item/Skill Potion | item/Snecko Oil | item/Swift Potion | item/Vulnerable Potion | item/Weak Potion |
item/Loaded Die x2 | item/Ancient Potion | item/Cunning Potion | item/Distilled Chaos | item/Entropic Brew |
item/Ghost in a Jar | item/Liquid Memories | item/Captain's Wheel | item/Charon's Ashes |
item/Dolly's Mirror | item/Duality x2 | item/Gremlin Horn x2 | item/Happy Flower | item/Horn Cleat |
item/Incense Burner | item/Ink Bottle | item/Mercury Hourglass | item/Necronomicon | item/Nilry's Codex x2 |
item/Oddly Smooth Stone | item/Pen Nib | item/Pocketwatch | item/Red Mask | item/Stone Calendar |
item/Sundial | item/The Boot | item/Tungsten Rod | item/Vajra | item/Akabeko | item/Anchor |
item/Bag of Preparation | item/Bird-Faced Urn | item/Blood Vial | item/Blue Candle | item/Calipers |
item/Centennial Puzzle | item/Dead Branch | item/Du-Vu Doll | item/Golden Eye | item/Golden Idol |
item/Ice Cream | item/Lantern | item/Meat on the Bone | item/Mummified Hand | item/Mutagen |
item/Ninja Scroll | item/Orichalcum | item/Red Skull | item/Runic Pyramid | item/Self-Forming Clay |
item/The Courier | item/Old Coin | item/War Paint | item/Whetstone | item/Astrolabe | item/Black Blood |
item/Calling Bell | item/Coffee Dripper | item/Cursed Key x2 | item/Ectoplasm | item/Empty Cage |
item/Enchiridion | item/Frozen Core | item/Fusion Hammer | item/Holy Water | item/Mark of Pain | item/Orrery |
item/Pandora's Box | item/Ring of the Serpent | item/Snecko Eye x3 | item/Sozu | item/Tiny House |
item/White Beast Statue | first-red-louse/Red Louse x3 | first-red-louse/Curl Up |
first-small-slime/Small Slime | first-jaw-worm/Jaw Worm x3 | first-cultist/Cultist |
a1-enc-cultist-louse/Cultist | a1-enc-cultist-spike/Cultist | a1-enc-looter/Looter x3 |
a1-enc-blue-slaver/Blue Slaver x3 | a1-enc-red-slaver/Red Slaver x3 | a1-enc-small-slime/Small Slime |
a1-enc-large-slime/Large Slime x4 | a1-enc-jaw-worm/Jaw Worm x3 | a1-enc-mad-gremlin/Mad Gremlin |
a1-enc-mad-gremlin/Angry | a1-enc-sneaky-gremlin/Sneaky Gremlin | a1-enc-fungi-beast/Fungi Beast x3 |
a1-enc-fungi-beast/Spore Cloud | a1-enc-red-louse/Red Louse x3 | a1-enc-red-louse/Curl Up |
a1-sum-acid-slime-alc/Acid Slime x3 | a1-sum-acid-slime-cal/Acid Slime x3 |
a1-sum-acid-slime-lca/Acid Slime x3 | a1-sum-acid-slime-lac/Acid Slime x3 |
a1-sum-spike-slime-vd2/Spike Slime x3 | a1-sum-spike-slime-dv2/Spike Slime x3 |
a1-sum-spike-slime-v2d/Spike Slime x3 | a1-sum-spike-slime-2dv/Spike Slime x3 |
a1-sum-large-slime-w4s/Large Slime x3 | a1-sum-large-slime-4sw/Large Slime x3 |
a1-sum-large-slime-sw4/Large Slime x3 | a1-sum-green-louse-1w2/Green Louse x3 |
a1-sum-green-louse-1w2/Curl Up | a1-sum-green-louse-21w/Green Louse x3 | a1-sum-green-louse-21w/Curl Up |
a1-sum-red-louse/Red Louse x3 | a1-sum-red-louse/Curl Up | a1-sum-fungi-beast/Fungi Beast x3 |
a1-sum-fungi-beast/Spore Cloud | a1-sum-gremlin-wizard/Gremlin Wizard x2 | a1-sum-gremlin-mad/Mad Gremlin |
a1-sum-gremlin-mad/Angry | a1-sum-gremlin-sneaky/Sneaky Gremlin | a1-sum-gremlin-fat/Fat Gremlin |
a1-sum-sentry-a/Sentry A x2 | a1-sum-sentry-b/Sentry B x2 | practice-a/A | practice-b/B | practice-c/C |
practice-d/D | practice-boss/Boss | a1-enc-large-slime-a7/Large Slime x4 | a1-enc-jaw-worm-a7/Jaw Worm x3 |
a1-enc-looter-a7/Looter x3 | a1-elite-lagavulin/Lagavulin x4 | a1-elite-gremlin-nob/Gremlin Nob x2 |
a1-elite-gremlin-nob/Enraged | a1-elite-sentries/Sentries x2 | a1-elite-lagavulin-a1/Lagavulin x3 |
a1-elite-gremlin-nob-a1/Gremlin Nob x2 | a1-elite-gremlin-nob-a1/Enraged | a1-elite-sentries-a1/Sentries x3 |
a1-elite-lagavulin-a12/Lagavulin x3 | a1-elite-gremlin-nob-a12/Gremlin Nob x2 |
a1-elite-gremlin-nob-a12/Enraged | a1-elite-sentries-a12/Sentries x3 | a1-boss-guardian/The Guardian x5 |
a1-boss-guardian/Sharp Hide | a1-boss-guardian-a10/The Guardian x5 | a1-boss-guardian-a10/Sharp Hide |
a1-boss-hexaghost/Hexaghost x6 | a1-boss-hexaghost-a10/Hexaghost x6 | a1-boss-slime-boss/Slime Boss x3 |
a1-boss-slime-boss/Split x2 | a1-boss-slime-boss-a10/Slime Boss x3 | a1-boss-slime-boss-a10/Split x2 |
a2-enc-chosen-cultist/Chosen x3 | a2-enc-chosen-byrd/Chosen x3 | a2-enc-looter/Looter x3 |
a2-enc-cultist/Cultist | a2-enc-snake-plant/Snake Plant x2 | a2-enc-shelled-parasite/Shelled Parasite x3 |
a2-enc-snecko/Snecko x3 | a2-enc-snecko/Confused x3 | a2-enc-byrd/Byrd x3 |
a2-enc-spheric-guardian/Spheric Guardian x3 | a2-enc-centurion-a/Centurion x3 | a2-enc-centurion-a/Fury |
a2-enc-centurion-b/Centurion x3 | a2-enc-centurion-b/Fury | a2-enc-snake-plant-a7/Snake Plant x2 |
a2-enc-shelled-parasite-a7/Shelled Parasite x3 | a2-enc-spheric-guardian-a7/Spheric Guardian x3 |
a2-sum-byrd-s13/Byrd x3 | a2-sum-byrd-s31/Byrd x3 | a2-sum-byrd-31s/Byrd x3 | a2-sum-cultist/Cultist |
a2-sum-bronze-orb-3db/Bronze Orb x3 | a2-sum-bronze-orb-db3/Bronze Orb x3 |
a2-sum-bronze-orb-3bd/Bronze Orb x3 | a2-sum-bronze-orb-b3d/Bronze Orb x3 | a2-sum-mystic-h2s/Mystic x3 |
a2-sum-mystic-2sh/Mystic x3 | a2-sum-mugger/Mugger x4 | a2-sum-torch-head/Torch Head |
a2-sum-blue-slaver-wd3/Blue Slaver x3 | a2-sum-blue-slaver-w3d/Blue Slaver x3 |
a2-sum-blue-slaver-dw3/Blue Slaver x3 | a2-sum-blue-slaver-3wd/Blue Slaver x3 |
a2-sum-red-slaver-dv3/Red Slaver x3 | a2-sum-red-slaver-3dv/Red Slaver x3 |
a2-sum-red-slaver-3vd/Red Slaver x3 | a2-sum-red-slaver-v3d/Red Slaver x3 |
a2-sum-fungi-beast-a7/Fungi Beast x3 | a2-sum-fungi-beast-a7/Spore Cloud | a2-sum-sentry-a-a7/Sentry A x2 |
a2-elite-book-of-stabbing/Book of Stabbing x2 | a2-elite-gremlin-leader/Gremlin Leader x3 |
a2-elite-taskmaster/Taskmaster | a2-elite-book-of-stabbing-a1/Book of Stabbing x2 |
a2-elite-gremlin-leader-a1/Gremlin Leader x3 | a2-elite-taskmaster-a1/Taskmaster x2 |
a2-elite-book-of-stabbing-a12/Book of Stabbing x2 | a2-elite-gremlin-leader-a12/Gremlin Leader x3 |
a2-elite-taskmaster-a12/Taskmaster | a2-boss-collector/The Collector x4 |
a2-boss-collector-a10/The Collector x4 | a2-boss-automaton/Bronze Automaton x4 |
a2-boss-automaton-a10/Bronze Automaton x4 | a2-boss-champ/The Champ x6 | a2-boss-champ-a10/The Champ x6 |
a3-enc-writhing-mass/Writhing Mass x6 | a3-enc-writhing-mass/Reactive | a3-enc-maw/The Maw x4 |
a3-enc-darkling/Darkling x3 | a3-enc-darkling/Regrow | a3-enc-transient/Transient x4 |
a3-enc-transient/Shift | a3-enc-orb-walker-32/Orb Walker x2 | a3-enc-orb-walker-23/Orb Walker x2 |
a3-enc-jaw-worm/Jaw Worm x3 | a3-enc-spire-growth/Spire Growth x3 | a3-enc-repulsor/Repulsor x2 |
a3-enc-exploder/Exploder x3 | a3-enc-exploder-a7/Exploder x3 | a3-enc-repulsor-a7/Repulsor x2 |
a3-enc-maw-a7/The Maw x4 | a3-sum-spiker-t2/Spiker x2 | a3-sum-spiker-t2/Thorns | a3-sum-spiker-2t/Spiker x2 |
a3-sum-spiker-2t/Thorns | a3-sum-darkling-s32/Darkling x3 | a3-sum-darkling-s32/Regrow |
a3-sum-darkling-32s/Darkling x3 | a3-sum-darkling-32s/Regrow | a3-sum-exploder/Exploder x3 |
a3-sum-repulsor/Repulsor x2 | a3-sum-jaw-worm-das/Jaw Worm x3 | a3-sum-jaw-worm-asd/Jaw Worm x3 |
a3-sum-cultist/Cultist | a3-sum-dagger/Dagger x2 | a3-sum-spheric-guardian-a7/Spheric Guardian x3 |
a3-elite-giant-head/Giant Head x4 | a3-elite-nemesis/Nemesis x4 | a3-elite-reptomancer/Reptomancer x3 |
a3-elite-giant-head-a1/Giant Head x4 | a3-elite-nemesis-a1/Nemesis x4 |
a3-elite-reptomancer-a1/Reptomancer x3 | a3-elite-giant-head-a12/Giant Head x4 |
a3-elite-nemesis-a12/Nemesis x4 | a3-elite-reptomancer-a12/Reptomancer x3 |
a3-boss-awakened-one/Awakened One x3 | a3-boss-awakened-one/Awaken x2 |
a3-boss-awakened-one-phase2/Awakened One: Phase 2 x3 | a3-boss-awakened-one-a10/Awakened One x3 |
a3-boss-awakened-one-a10/Awaken x2 | a3-boss-awakened-one-phase2-a10/Awakened One: Phase 2 x3 |
a3-boss-awakened-one-phase2-a10/Rebirth | a3-boss-time-eater/Time Eater x3 |
a3-boss-time-eater-a10/Time Eater x3 | a3-boss-donu/Donu x2 | a3-boss-deca/Deca x2 |
a3-boss-donu-a10/Donu x2 | a3-boss-deca-a10/Deca x2 | a4-boss-corrupt-heart/Corrupt Heart x4 |
a4-boss-corrupt-heart/Beat of Death | a4-boss-corrupt-heart-a11/Corrupt Heart x4 |
a4-boss-corrupt-heart-a11/Beat of Death | a4-elite-spire-shield-a11/Spire Shield x6 |
a4-elite-spire-spear-a11/Spire Spear x6 | rule/Shiv | rule/Attack | rule/Ethereal | rule/Discard pile |
rule/Strength | rule/Poison | rule/Wrath | rule/Calm | rule/Lightning | rule/Frost | rule/Mode Shift |
rule/Void | rule/Facing x2 | event/Living Wall: Forget | event/Living Wall: Change | event/Living Wall: Grow |
event/Ancient Temple: Go Inside | event/Ancient Temple: Leave | event/Bonfire Spirits: Offer |
event/The Library: Read | event/The Library: Sleep | event/Big Fish: Banana | event/Big Fish: Donut |
event/Big Fish: Box | event/Big Fish: Restraint | event/Wheel of Change: Spin x7 |
event/Transmogriphier: Pray | event/Transmogriphier: Sacrifice | event/The Cleric: Heal |
event/The Cleric: Prayer | event/The Cleric: Purify | event/Lab: Search x4 | event/Upgrade Shrine: Pray |
event/Upgrade Shrine: Sacrifice | event/Wing Statue: Pray | event/Wing Statue: Gather Gold |
event/Ominous Forge: Rummage x2 | event/Ominous Forge: Forge | event/Encounter!: Fight x2 |
event/The Merchant: Shop | event/Dead Adventurer: Search x6 | event/Scrap Ooze: Reach Inside x4 |
event/World of Goop: Gather Gold | event/World of Goop: Reach Deeper | event/World of Goop: Leave It |
event/Knowing Skull: Pick Me Up? | event/Knowing Skull: Riches? | event/Knowing Skull: Success? |
event/We Meet Again!: Give Gold | event/We Meet Again!: Exchange | event/We Meet Again!: Give Card |
event/Wheel of Change: Spin x7 | event/Designer In-Spire: Adjustment | event/Designer In-Spire: Clean Up |
event/Designer In-Spire: Full Service | event/Designer In-Spire: Punch! | event/Cursed Tome: Take |
event/Cursed Tome: Read | event/Cursed Tome: Skim | event/Colosseum: Warm Up | event/Colosseum: Main Event |
event/Ancient Writing: Elegance | event/Ancient Writing: Simplicity | event/A Note For Yourself: Exchange |
event/A Note For Yourself: Take | event/The Joust: Bet Gold x2 | event/The Joust: Bet a Relic x2 |
event/The Joust: Bet a Potion x2 | event/The Woman In Blue: Buy 1 | event/The Woman In Blue: Buy 2 |
event/The Woman In Blue: Leave | event/N'loth: Offer a Relic | event/N'loth: Offer a Potion |
event/Augmenter: Drink Vial | event/Augmenter: Become Test Subject | event/Golden Shrine: Pray |
event/Golden Shrine: Desecrate | event/Old Beggar: Give | event/Encounter!: Fight | event/The Merchant: Shop |
event/The Mausoleum: Open Coffin x2 | event/Forgotten Altar: Offer | event/Forgotten Altar: Sacrifice |
event/Forgotten Altar: Desecrate | event/Bonfire Spirits: Offer | event/Wheel of Change: Spin x7 |
event/Purifier: Pray | event/Purifier: Cleanse | event/Falling: Land | event/A Note For Yourself: Exchange |
event/A Note For Yourself: Take | event/Face Trader: Take and Give | event/Face Trader: Exchange |
event/Tomb of Lord Red Mask: Offer Gold x2 | event/Tomb of Lord Red Mask: Don the Mask x2 |
event/The Moai Head: Offer | event/The Moai Head: Jump Inside | event/Mind Bloom: Rich x2 |
event/Mind Bloom: Healthy x2 | event/Mind Bloom: Awake x2 | event/Mind Bloom: War |
event/Winding Halls: Embrace Madness | event/Winding Halls: Press On |
event/Winding Halls: Retrace Your Steps | event/Secret Portal: Enter | event/The Merchant: Shop |
event/Encounter!: Fight | event/Sensory Stone: Recall | event/Sensory Stone: Recall Twice |
event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 |
event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 |
event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 |
event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 |
event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 |
event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 |
event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 |
event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 |
event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 |
event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 |
event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 |
event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 |
event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 |
event/Neow: Blessing 2 | event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 |
event/Neow: Blessing 3 | event/Neow: Blessing 1 | event/Neow: Blessing 2 | event/Neow: Blessing 3 | run/Neow |
run/Campfire: Rest | run/Regal Pillow | run/Peace Pipe | run/Campfire: Smith | run/Merchant |
run/Transformed | run/Rows | run/Boss relics | run/Terminal | run/Insanity | run/Deadly Events |
quick start/Quick Start x60
`;
