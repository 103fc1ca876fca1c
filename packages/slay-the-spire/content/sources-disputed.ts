/** Facts on which the sources of the box contradict each other, with what we take. */
import type { SourceNote } from '@three-spires/kernel';

const enemies = (...ids: readonly string[]) => [{ kind: 'enemy', ids }];
const events = (...names: readonly string[]) => [{ kind: 'event', names }];
const cards = (...names: readonly string[]) => [{ kind: 'card', names }];
const disputed = (of: SourceNote['of'], fields: SourceNote['fields'], note: string): SourceNote => ({
  standing: 'disputed',
  of,
  fields,
  note,
});

const ofEnemies: readonly SourceNote[] = [
  disputed(
    enemies('a1-enc-blue-slaver'),
    ['actions'],
    'On 5-6 one transcription has 3 hit and Daze, the other 2 hit and Daze. We take 3: its richer reward fits a stronger card.',
  ),
  disputed(
    enemies('a1-enc-fungi-beast'),
    ['hp'],
    'One transcription says 6 HP, read from a figure in the rulebook, the other 5. We take 6.',
  ),
  disputed(
    enemies('a1-sum-fungi-beast'),
    ['actions'],
    'The actions for 1-2 and 3-4 are exchanged between the transcriptions. We take Strength on 1-2.',
  ),
  disputed(
    enemies('a1-sum-large-slime-w4s', 'a1-sum-large-slime-4sw', 'a1-sum-large-slime-sw4'),
    ['hp'],
    'One transcription says 12 HP, the other 10. We take 12.',
  ),
  disputed(enemies('a2-sum-mugger'), ['hp'], 'One transcription says 10 HP, the other 12. We take 10.'),
  disputed(
    enemies('a3-enc-spire-growth'),
    ['hp'],
    'One transcription says 28 HP, the other 17. We take 28: 17 is less than single enemies of Act II have.',
  ),
  disputed(
    enemies('a3-enc-writhing-mass'),
    ['hp'],
    'One transcription says 27 HP, the other 17. We take 27, for the same reason as with Spire Growth.',
  ),
  disputed(
    enemies('a3-sum-jaw-worm-das', 'a3-sum-jaw-worm-asd'),
    ['actions', 'copies'],
    'One transcription has two different faces, the other the same face twice. We take one of each.',
  ),
  disputed(
    enemies('a1-elite-lagavulin-a1'),
    ['actions'],
    'The transcriptions put the Strength on different slots. We take the third.',
  ),
  disputed(
    enemies('a1-enc-jaw-worm'),
    ['actions'],
    'On 5-6 one transcription hits; its own notes and the other block. We take Block and Strength.',
  ),
  disputed(
    enemies(
      'a2-sum-bronze-orb-3db',
      'a2-sum-bronze-orb-db3',
      'a2-sum-bronze-orb-3bd',
      'a2-sum-bronze-orb-b3d',
    ),
    ['actions'],
    'Two transcriptions give Weak, one Daze. We take Weak.',
  ),
  disputed(
    enemies('a3-enc-maw', 'a3-enc-maw-a7'),
    ['rewards', 'actions'],
    'One transcription rewards gold and a potion, the other gold and a card. We take the card, which every Encounter has. The last slot is 6, or 8 with Ascension 7.',
  ),
  disputed(
    enemies('a2-enc-snake-plant', 'a2-enc-snake-plant-a7'),
    ['actions'],
    'On 5-6 one transcription gives one Weak, two give two. We take two.',
  ),
  disputed(
    enemies('a3-enc-darkling', 'a3-sum-darkling-s32', 'a3-sum-darkling-32s'),
    ['actions'],
    'One transcription leaves out that the Darkling heals 2, and says that any other enemy lets it regrow. We take the healing, and another living Darkling.',
  ),
  disputed(
    enemies(
      'a2-sum-red-slaver-dv3',
      'a2-sum-red-slaver-3dv',
      'a2-sum-red-slaver-3vd',
      'a2-sum-red-slaver-v3d',
    ),
    ['actions'],
    'The transcriptions word differently when it acts last. We take: on the Vulnerable face, and always beside the Taskmaster.',
  ),
  disputed(
    enemies('a1-sum-sentry-a'),
    ['copies'],
    'One transcription counts seven, the card list six and one more for Ascension 7 in Act II. We take six and one, which fits the box.',
  ),
  disputed(
    enemies('a3-elite-reptomancer', 'a3-elite-reptomancer-a1', 'a3-elite-reptomancer-a12'),
    ['summons'],
    'Whether the Daggers come at once or with the next round differs. They act in the next round either way.',
  ),
  disputed(
    enemies('a1-enc-looter', 'a1-enc-looter-a7', 'a2-enc-looter'),
    ['actions'],
    'The colour of its slots differs. It makes no difference in play, since the last slot removes the Looter.',
  ),
];

const ofEvents: readonly SourceNote[] = [
  disputed(
    events('The Woman In Blue'),
    ['options'],
    'One transcription asks 1 gold for one potion and 2 for two, the other 2 and 3. We take 1 and 2.',
  ),
  disputed(
    events('Wheel of Change'),
    ['options'],
    'The six results are the same, their order on the die is not. It matters only where the die can be changed.',
  ),
  disputed(
    events('Encounter!'),
    ['options', 'copies'],
    'In Act I one transcription redraws one of the two copies as the first Event, the other both; we take one. In Act III one transcription has two copies; the rulebook’s count allows one.',
  ),
  disputed(
    events(
      'The Cleric',
      'Old Beggar',
      "N'loth",
      'We Meet Again!',
      'The Joust',
      'The Mausoleum',
      'Purifier',
      'Augmenter',
      'Tomb of Lord Red Mask',
      'Dead Adventurer',
      'Scrap Ooze',
    ),
    ['options'],
    'One transcription adds an option to leave. We print none; a player who cannot take or pay for any option does nothing.',
  ),
  disputed(
    events('Mind Bloom'),
    ['rewards'],
    'For the fight one transcription gives a relic and a card reward, the other adds a relic to the usual rewards. We take relic and card reward.',
  ),
  disputed(events('Winding Halls', 'Wing Statue'), ['options'], 'The names of two options differ.'),
  disputed(
    events('Transmogriphier'),
    ['name'],
    'One transcription spells it Transmogrifier. We take the spelling of the card list.',
  ),
  disputed(
    events('Knowing Skull'),
    ['options'],
    'One transcription shows 2 gold and gives 3. We take 3, as the other has it.',
  ),
  disputed(
    events('Sensory Stone'),
    ['unlock'],
    'Card list and one transcription lock it with the Colorless cards; the other always plays it. We lock it.',
  ),
];

const ofNeow: readonly SourceNote[] = [
  disputed(
    [{ kind: 'neow', ids: ['neow-09'] }],
    ['options'],
    'The price of removing two cards is 3 HP in the card list and 3 gold in the other transcription. We take 3 HP.',
  ),
  disputed(
    [{ kind: 'neow', ids: ['neow-07'] }],
    ['unlock'],
    'One transcription counts it among the locked cards, which would make seven. We take six, as in the rulebook.',
  ),
];

/** The figures of these cards are printed; how they play in a corner is not. */
const ofCards: readonly SourceNote[] = [
  disputed(
    cards('Havoc', 'Mayhem'),
    ['ruling'],
    'What becomes of a drawn card that cannot be played is told only for similar effects. It is discarded without effect; Slimed is Exhausted.',
  ),
  disputed(
    cards('Flame Barrier'),
    ['ruling'],
    'Routines deal its damage at once or 1 by 1. We deal it 1 by 1, which only matters to what reacts to damage.',
  ),
  disputed(
    cards('Corpse Explosion'),
    ['ruling'],
    'Routines differ on a second one in a combat. Here one can lie on each enemy.',
  ),
  disputed(
    cards(
      'Finisher',
      'Flechettes',
      'Whirlwind',
      'Fiend Fire',
      'Skewer',
      'Barrage',
      'Blizzard',
      'Thunder Strike',
      'Brilliance',
    ),
    ['ruling'],
    'Nothing says whether an attack with no hits uses up Weak or Vulnerable. Here it does not.',
  ),
  disputed(
    cards('Talk to the Hand', 'Spirit Shield', 'Dark Shackles'),
    ['ruling'],
    'Routines give the Block at once or one by one. We give it at once, which only matters with cards of other characters.',
  ),
  disputed(
    cards('Steam Barrier', 'Halt', 'Perseverance'),
    ['ruling'],
    'Routines differ on whether the extra Block is a gain of its own. Here it is.',
  ),
  disputed(
    cards('Wallop'),
    ['ruling'],
    'Nothing says whether damage beyond the HP left counts. Here only HP really lost count.',
  ),
];

export const DISPUTED_NOTES: readonly SourceNote[] = [...ofEnemies, ...ofEvents, ...ofNeow, ...ofCards];
