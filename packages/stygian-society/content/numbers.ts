/**
 * What the numbers in states, moves and logs stand for. Append new names at the end of their list, and change
 * or remove none: a number never comes to mean something else. `x3` stands for three numbers in a row.
 */
export const CARD_NUMBERS = `
Steel Fist | Cleave | Lance Charge | Shield Bash | Hold the Line | Heater Shield | Riposte | Sunder |
Whirling Steel | Battle Cry | Plate Harness | Interpose | Giantslayer | Earthshaker | Unbreakable |
Last Stand | Arc Bolt | Frost Lance | Ember Shower | Force Shove | Focus | Static Veil | Deflection |
Chain Lightning | Fireball | Transmute | Attunement | Counterspell | Disintegrate | Meteor | Slow the Hours |
Archmage | Field Dressing | Scalpel | Vitriol Flask | Triage | Tonic | Antidote | Bedside Manner |
Transfusion | Acid Bomb | Stimulant | Oilcloth Coat | Inoculate | Vivisection | Miracle Cure | House Calls |
Galvanic Shock | Burglary | Hurl Knives | Pick Pockets | Tiptoe | Sleight of Hand | Skeleton Keys |
Quick Fingers | Backstab | Misdirection | Smoke Pellet | Fortune's Friend | Cat Reflexes | Assassinate |
Vanish | Grand Heist | Master Thief | Healing Draught | Bandage Roll | Buckler | Padded Coat | Lucky Florin |
Hunting Crossbow | Boar Spear | Cracked Wand | Blue Glass Phial | Green Glass Phial | White Glass Phial |
Smelling Salts | Caltrops | Felt Slippers | Grenado | Dark Lantern | Iron Rations | Spring Watch |
Rabbit's Foot | Ward Ribbon | Great Elixir | Surgeon's Case | Tower Shield | Mail Shirt | Loaded Die |
Repeating Crossbow | Runed Blade | Star Sceptre | Prism Box | Whetstone of Kings | Ley Crystal |
Oiled Quiver | Holy Water | Salt Circle | Cloak of Dusk | Petard | Phoenix Feather | Mirror Charm |
Ox Blood Tonic | Perpetual Clock | Regroup | Brawl | Catch Breath
`;

export const ENEMY_NUMBERS = `
Ripper | Clank | Cellar Imp | Ash Hound | Gargoyle | Tower Ogre | Headsman | Lightning Fly | Weaver |
Plague Rat | Vat Ooze | Mesmerist | Grave Wisp | Marionette | Rider | Cannoneer | Gravedigger | Shade |
Cutpurse | Ghoul | Bone Warden
`;

export const PLACE_NUMBERS = `
Run and Gun | Gnawed Pantry | Gear Gallery | Stable of Bones | Webbed Stair | Thieves' Landing |
Haunted Larder | Powder Magazine | Ooze Cistern | Chapel of Silence | Puppet Nursery | Guardroom |
Moonlit Ambush | Ogres' Mess Hall | Gargoyle Parapet | Gallows Floor | Cavalry of the Dead | Clockwork Heart |
Warden's Cells | Theatre of Strings | Spawning Vats | Artillery Deck | Plague Ward | Hall of Mirrors |
Vault Guard | Bell Tower | Patchwork Adams | Baron Brass | Mother Mildew | Colonel Gallows |
Ottokar the Undying | Lady Hemlock | The Court Astronomer | Professor Nachtigall
`;

export const CHEST_NUMBERS = `
Ray of Agony | The Weaver Has Awakened | Forgotten Flask | Coin in the Lining | False Bottom | Poison Needle |
Biting Hinge | Alarm Wire | Swinging Blade | Sleeping Gas | Cursed Penny | Paper Hex | Spring Snare |
Wasp Jar | Acid Spray | Draining Gem | Rusted Shut | Mimic | Chill of the Grave | Fire Rune |
Whispering Skull | Choking Spores | Blood Tithe | Soul Mirror | Thunder Rune
`;

export const ROUTINE_NUMBERS = `
card/Steel Fist x2 | card/Cleave x2 | card/Lance Charge x2 | card/Shield Bash x2 | card/Hold the Line |
card/Riposte | card/Sunder x2 | card/Whirling Steel x2 | card/Battle Cry | card/Interpose |
card/Giantslayer x2 | card/Earthshaker x2 | card/Last Stand | card/Arc Bolt x2 | card/Frost Lance x2 |
card/Ember Shower x2 | card/Force Shove x2 | card/Focus | card/Deflection | card/Chain Lightning x2 |
card/Fireball x2 | card/Transmute | card/Counterspell | card/Disintegrate x2 | card/Meteor x2 |
card/Slow the Hours | card/Field Dressing x2 | card/Scalpel x2 | card/Vitriol Flask x2 | card/Triage x2 |
card/Tonic | card/Antidote | card/Transfusion x2 | card/Acid Bomb x2 | card/Stimulant | card/Oilcloth Coat |
card/Inoculate | card/Vivisection x2 | card/Miracle Cure x2 | card/House Calls | card/Galvanic Shock |
card/Hurl Knives x2 | card/Pick Pockets x2 | card/Tiptoe x2 | card/Sleight of Hand | card/Skeleton Keys |
card/Quick Fingers | card/Backstab x2 | card/Misdirection x2 | card/Smoke Pellet | card/Fortune's Friend |
card/Cat Reflexes | card/Assassinate x2 | card/Vanish x2 | card/Grand Heist | card/Healing Draught |
card/Bandage Roll | card/Lucky Florin | card/Hunting Crossbow x2 | card/Boar Spear x2 | card/Cracked Wand x2 |
card/Blue Glass Phial | card/Green Glass Phial | card/White Glass Phial | card/Smelling Salts |
card/Caltrops | card/Felt Slippers | card/Grenado | card/Iron Rations | card/Spring Watch |
card/Rabbit's Foot | card/Ward Ribbon | card/Great Elixir | card/Surgeon's Case | card/Mail Shirt |
card/Loaded Die | card/Repeating Crossbow x2 | card/Runed Blade x2 | card/Star Sceptre x2 | card/Prism Box |
card/Holy Water | card/Salt Circle | card/Cloak of Dusk | card/Petard | card/Phoenix Feather |
card/Mirror Charm | card/Perpetual Clock | card/Regroup | card/Brawl x2 | card/Catch Breath x2 |
enemy/Ripper | enemy/Clank | enemy/Cellar Imp | enemy/Ash Hound | enemy/Gargoyle | enemy/Tower Ogre |
enemy/Headsman | enemy/Lightning Fly x2 | enemy/Weaver | enemy/Plague Rat | enemy/Vat Ooze | enemy/Mesmerist |
enemy/Grave Wisp | enemy/Marionette | enemy/Rider x2 | enemy/Cannoneer | enemy/Gravedigger | enemy/Shade |
enemy/Cutpurse | enemy/Ghoul | enemy/Bone Warden x2 | place/Run and Gun x8 | place/Gnawed Pantry x7 |
place/Gear Gallery x7 | place/Stable of Bones x7 | place/Webbed Stair x7 | place/Thieves' Landing x7 |
place/Haunted Larder x7 | place/Powder Magazine x7 | place/Ooze Cistern x7 | place/Chapel of Silence x7 |
place/Puppet Nursery x7 | place/Guardroom x7 | place/Moonlit Ambush x7 | place/Ogres' Mess Hall x8 |
place/Gargoyle Parapet x7 | place/Gallows Floor x8 | place/Cavalry of the Dead x7 | place/Clockwork Heart x8 |
place/Warden's Cells x7 | place/Theatre of Strings x7 | place/Spawning Vats x7 | place/Artillery Deck x7 |
place/Plague Ward x7 | place/Hall of Mirrors x7 | place/Vault Guard x8 | place/Bell Tower x7 |
place/Patchwork Adams x4 | place/Baron Brass x9 | place/Mother Mildew x9 | place/Colonel Gallows x9 |
place/Ottokar the Undying x8 | place/Lady Hemlock x9 | place/The Court Astronomer x8 |
place/Professor Nachtigall x8 | chest/Ray of Agony | chest/The Weaver Has Awakened x2 |
chest/Forgotten Flask | chest/Coin in the Lining | chest/False Bottom | chest/Poison Needle |
chest/Biting Hinge | chest/Alarm Wire x2 | chest/Swinging Blade | chest/Sleeping Gas | chest/Cursed Penny |
chest/Paper Hex | chest/Spring Snare | chest/Wasp Jar | chest/Acid Spray | chest/Draining Gem |
chest/Rusted Shut | chest/Mimic | chest/Chill of the Grave | chest/Fire Rune | chest/Whispering Skull x2 |
chest/Choking Spores | chest/Blood Tithe | chest/Soul Mirror | chest/Thunder Rune
`;
