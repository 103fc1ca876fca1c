/**
 * What the numbers in states, moves and logs stand for. Append new names at the end of their list, and change
 * or remove none: a number never comes to mean something else. `x3` stands for three numbers in a row.
 */
export const CARD_NUMBERS = `
Oneiros the Weaver | Lucid Dreaming | Rise Again | Greedy Hands | Drowsy Pixie | Chrysalis Cradle |
Dusk Moth | Lullaby Sprite | Quilted Sentinel | Dreamcatcher Owl | Moonlit Courser | Sandcaller Apprentice |
Keeper of Doors | Phantasm of the Ninth Hour | Figment Swarm | Nightmare Stalker | Somnia, Queen of Dew |
Feathered Nightcap | Pact of Two Sleepers | Wake Elsewhere | Reverie | Rude Awakening | Shatter the Dream |
Hush Before Dawn | Turn of the Night | Waking World | Kindling Imp | Ashfoot Raider | Berserk Emberborn |
Coalback Hound | Match-Striker Twins | Slag Bulwark | Spellburn Salamander | Torchbearer Adept |
Cinder Lancer | Forge Matron | Kilnguard | Ashwake Phoenix | Headsman of the Crucible | Pyre Drake |
Caldera Behemoth | Ghostfire Lantern | Molten Edge | Kiln Spark | Scorch the Seal | Stoke the Coals |
Second Breath of Ash | Smother the Spark | Answering Flame | Sheet of Flame | Kiln Backlash |
Ever-Burning Brazier | Barrow Rat | Gravebound Footman | Oathbound Sexton | Spore-Choked Corpse |
Tomb Scarab | Wailing Remnant | Bone Piper | Censer-Bearer | Tithe-Collector of Bones | Widow of Thorns |
Binder of Souls | Crypt Hauler | Ghoul Gourmand | Indentured Colossus | Soul-Tethered Knight | Mourning Stag |
Rot Hierophant | Executioner's Shade | Gallows Magus | Aldemar, Barrow King | Leper's Shackle |
Reaper's Sickle | Rites at the Threshold | Turn the Soil | Barrow Bargain | Hush of the Crypt |
Withering Touch | Spoils of Ruin | Vengeful Silence | Feast of Worms | Inkcloud Familiar | Page-Eater Eel |
Silt Scribe | Archivist of the Abyss | Brackish Warden | Kelp Strangler | Maelstrom Tutor | Reef Lurker |
Ebb-Caller | Undertow Serpent | Mnemophage | Reefbound Titan | Siren of the Ninth Fathom | Leviathan Unread |
Anchor of Regret | Bottomless Satchel | Forced Reading | Stilled Waters | Index of the Deep | Becalm |
Flood the Stacks | Turning Maw | Seal of Salt | Crushing Depths | Erase from the Record | Dripping Clock |
The Unwritten Hour | Tithe of Salt | Surge Sprite | Conduit Acolyte | Shard Broker | Facet Sentinel |
Geode Tortoise | Lensgrinder | Leyline Siphoner | Overflow Djinn | Prism Duelist | Saturation Engine |
Null Warden | Refraction Drake | Resonant Colossus | Apex of Lenses | Ground the Charge | Mirror Parry |
Overexposure | Radiant Mending | Refracted Answer | Trade of Glass | Blinding Radiance | Deluge of Light |
Stasis Prism | Critical Mass | Nova of the Ninth Lens | Pour Out the Sky | Brimming Chalice |
Static Discharge | Narrow Aperture | Dream Token | Nightmare Token | Ember Token | Bone Token | Wisp Token |
Ink Token | Shard Token | Golem Token
`;

export const TOWER_NUMBERS = `
The Tower of Dreams | The Kiln Spire | The Ossuary Spire | The Sunken Stair | The Brimming Lens |
The Twin Belfry | The Silent Obelisk | The Lone Menhir
`;

export const ABILITY_NUMBERS = `
Oneiros the Weaver | Lucid Dreaming | Rise Again | Greedy Hands x2 | Chrysalis Cradle | Lullaby Sprite |
Dreamcatcher Owl | Sandcaller Apprentice | Keeper of Doors | Phantasm of the Ninth Hour | Figment Swarm |
Nightmare Stalker | Somnia, Queen of Dew x2 | Feathered Nightcap x2 | Pact of Two Sleepers | Wake Elsewhere |
Reverie | Rude Awakening | Shatter the Dream | Hush Before Dawn | Turn of the Night | Waking World |
Berserk Emberborn | Match-Striker Twins | Spellburn Salamander | Torchbearer Adept | Forge Matron x2 |
Kilnguard | Ashwake Phoenix | Ghostfire Lantern x2 | Molten Edge x2 | Kiln Spark | Scorch the Seal |
Stoke the Coals | Second Breath of Ash | Smother the Spark | Answering Flame | Sheet of Flame |
Kiln Backlash | Ever-Burning Brazier | Oathbound Sexton | Spore-Choked Corpse | Tomb Scarab |
Wailing Remnant | Bone Piper | Censer-Bearer | Tithe-Collector of Bones | Binder of Souls | Ghoul Gourmand |
Indentured Colossus | Soul-Tethered Knight | Mourning Stag | Rot Hierophant | Gallows Magus |
Aldemar, Barrow King | Leper's Shackle x2 | Reaper's Sickle x2 | Rites at the Threshold | Turn the Soil |
Barrow Bargain | Hush of the Crypt | Withering Touch | Spoils of Ruin | Vengeful Silence | Feast of Worms |
Inkcloud Familiar | Page-Eater Eel | Silt Scribe | Archivist of the Abyss | Kelp Strangler | Maelstrom Tutor |
Ebb-Caller | Undertow Serpent | Mnemophage | Reefbound Titan | Siren of the Ninth Fathom | Leviathan Unread |
Anchor of Regret x2 | Bottomless Satchel x2 | Forced Reading | Stilled Waters | Index of the Deep | Becalm |
Flood the Stacks | Turning Maw | Seal of Salt | Crushing Depths | Erase from the Record | Dripping Clock |
The Unwritten Hour | Tithe of Salt | Surge Sprite | Conduit Acolyte | Shard Broker | Geode Tortoise |
Lensgrinder | Leyline Siphoner | Overflow Djinn | Saturation Engine | Null Warden | Refraction Drake |
Resonant Colossus | Apex of Lenses | Ground the Charge | Mirror Parry | Overexposure | Radiant Mending |
Refracted Answer | Trade of Glass | Blinding Radiance | Deluge of Light | Stasis Prism | Critical Mass |
Nova of the Ninth Lens | Pour Out the Sky | Brimming Chalice | Static Discharge | Narrow Aperture |
Shard Token | The Tower of Dreams x2 | The Kiln Spire x2 | The Ossuary Spire x2 | The Sunken Stair x2 |
The Brimming Lens x2 | The Twin Belfry x2 | The Silent Obelisk x2 | The Lone Menhir
`;
