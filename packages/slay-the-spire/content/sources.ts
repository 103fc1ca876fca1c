/**
 * How sure the facts of the box are. Most pieces were read from pictures of the printed ones; where no picture was to be
 * had, figures come from transcriptions that other people made, and those do not always agree.
 */
import type { GeneralNote, SourceNote, Sources } from '@three-spires/kernel';
import { DISPUTED_NOTES } from './sources-disputed.ts';

const enemies = (...ids: readonly string[]) => [{ kind: 'enemy', ids }];

const agreed: readonly SourceNote[] = [
  {
    standing: 'agreed',
    of: [
      { kind: 'enemy', types: ['encounter', 'summon'], decks: ['act1', 'act2', 'act3'] },
      ...enemies('a1-elite-lagavulin-a1', 'a1-elite-gremlin-nob-a1', 'a1-elite-sentries-a1'),
    ],
    fields: ['hp', 'actions', 'rewards', 'summons'],
    note: 'No picture of this card was available. Two independent transcriptions give the same figures, unless a further note says otherwise.',
  },
  {
    standing: 'agreed',
    of: [{ kind: 'event' }],
    fields: ['options'],
    note: 'No picture of the Event cards was available. Two transcriptions agree on the options, unless a further note says otherwise. One of them is for one player only.',
  },
  {
    standing: 'agreed',
    of: [{ kind: 'neow' }],
    fields: ['options'],
    note: 'No picture of these cards was available. A card list and a second transcription agree, unless a further note says otherwise.',
  },
  {
    standing: 'agreed',
    of: [{ kind: 'card', types: ['ticket'] }],
    fields: ['copies', 'unlock'],
    note: 'No picture was available. A card list and the counts of the rulebook give one from the start and a second with the 2nd lock.',
  },
];

const oneSource: readonly SourceNote[] = [
  {
    standing: 'oneSource',
    of: [{ kind: 'map', ids: ['map-act1-A', 'map-act1-B', 'map-act2', 'map-act3'] }],
    fields: ['layout'],
    note: 'The printed board could not be seen. The spaces and paths come from one transcription. It fits what is known: 8 dark and 7 light spaces for the 15 tokens, and four Campfires below the Boss. A single wrong space or path cannot be ruled out. Which side is called A or B is our choice.',
  },
  {
    standing: 'oneSource',
    of: enemies('a1-elite-lagavulin-a1', 'a1-elite-gremlin-nob-a1'),
    fields: ['hp'],
    note: 'The HP for two, three and four players come from one transcription.',
  },
  {
    standing: 'oneSource',
    of: enemies('a1-enc-mad-gremlin', 'a1-enc-sneaky-gremlin'),
    fields: ['summons'],
    note: 'That three Gremlins come with two to four players is in one transcription and the card list made from it.',
  },
  {
    standing: 'oneSource',
    of: [{ kind: 'event', names: ['Ancient Temple'] }],
    fields: ['options'],
    note: 'That each player loses 1 HP more than the one before is in the only transcription for several players.',
  },
  {
    standing: 'oneSource',
    of: [{ kind: 'event', names: ['Big Fish'] }],
    fields: ['options'],
    note: 'That all players take different options is in the only transcription for several players.',
  },
  {
    standing: 'oneSource',
    of: [{ kind: 'card', decks: ['clawPack'] }],
    fields: ['copies'],
    note: 'The card was seen; how many copies the Claw Pack holds is in one card list.',
  },
];

/** Read from a printed piece, against a transcription that says something else. */
const settled: readonly SourceNote[] = [
  {
    standing: 'printed',
    of: enemies('first-jaw-worm'),
    fields: ['hp'],
    note: 'The printed card shows 8 HP; one transcription says 7.',
  },
  {
    standing: 'printed',
    of: enemies('first-red-louse'),
    fields: ['rewards'],
    note: 'The printed card shows gold and a card reward; one transcription leaves the card reward out.',
  },
  {
    standing: 'printed',
    of: enemies('a3-boss-donu', 'a3-boss-deca', 'a3-boss-donu-a10', 'a3-boss-deca-a10'),
    fields: ['actions'],
    note: 'The printed card shows two hits; one transcription says three.',
  },
  {
    standing: 'printed',
    of: enemies('a2-boss-collector', 'a2-boss-collector-a10'),
    fields: ['actions'],
    note: 'The printed gray slot gives Daze; one transcription says Slimed.',
  },
  {
    standing: 'printed',
    of: enemies('a2-elite-book-of-stabbing', 'a2-elite-book-of-stabbing-a1', 'a2-elite-book-of-stabbing-a12'),
    fields: ['actions'],
    note: 'The big hit has the area symbol in print; both transcriptions aim it at one player.',
  },
  {
    standing: 'printed',
    of: enemies('a1-boss-guardian', 'a1-boss-guardian-a10'),
    fields: ['actions'],
    note: 'Rulebook and card agree that Sharp Hide answers any Attack and that the mode changes at the start of the next round; the transcriptions differ.',
  },
  {
    standing: 'printed',
    of: enemies('a4-boss-corrupt-heart', 'a4-boss-corrupt-heart-a11'),
    fields: ['actions'],
    note: 'The printed card keeps only Weak away and shuffles into the draw pile alone; one transcription says more.',
  },
  {
    standing: 'printed',
    of: enemies('a4-elite-spire-shield-a11', 'a4-elite-spire-spear-a11'),
    fields: ['actions'],
    note: 'The printed attack has the area symbol; one transcription hits only players who face the enemy. Some printed backs name Ascension 12, the rulebook 11.',
  },
  {
    standing: 'printed',
    of: enemies('a3-boss-time-eater'),
    fields: ['actions'],
    note: 'The printed third slot has no Daze below Ascension 10; one transcription adds it.',
  },
  {
    standing: 'printed',
    of: enemies('a2-elite-taskmaster-a1'),
    fields: ['hp', 'actions'],
    note: 'Read from the printed card; one transcription has 13 HP for one player.',
  },
  {
    standing: 'printed',
    of: enemies('a2-boss-champ-a10'),
    fields: ['actions'],
    note: 'The printed card heals 45; one transcription says 40.',
  },
  {
    standing: 'printed',
    of: enemies('a3-boss-awakened-one-a10', 'a3-boss-awakened-one-phase2-a10'),
    fields: ['actions'],
    note: 'The printed card counts Powers in play; one transcription counts Powers played.',
  },
  {
    standing: 'printed',
    of: enemies('a1-elite-sentries', 'a1-elite-sentries-a1', 'a1-elite-sentries-a12'),
    fields: ['summons'],
    note: 'The printed limit is three enemies per player with the Sentries themselves; the number of cards in the box fits.',
  },
  {
    standing: 'printed',
    of: enemies('a1-elite-gremlin-nob'),
    fields: ['hp'],
    note: 'Rulebook and card show 14 for one player; an early transcription had 15.',
  },
  {
    standing: 'printed',
    of: [{ kind: 'map', ids: ['map-act4', 'map-act4-elites'] }],
    fields: ['layout'],
    note: 'Printed on the backs of the Corrupt Heart.',
  },
  {
    standing: 'printed',
    of: [{ kind: 'board', names: ['Ironclad'] }],
    fields: ['hp'],
    note: 'The board shows 10 HP; an older prototype had 11.',
  },
];

const general: readonly GeneralNote[] = [
  {
    standing: 'printed',
    topic: 'Cards, relics, potions, Bosses, most Elites, 1st Encounters',
    note: 'Read from pictures of the printed pieces. All counts add up to the component list of the rulebook.',
  },
  {
    standing: 'agreed',
    topic: 'Quick Start and Catch Up',
    note: 'The rows are in the rulebook; the figures are the same in two transcriptions.',
  },
  {
    standing: 'oneSource',
    topic: 'Boxes of the unlock tracks',
    note: 'That a character’s locks open at 1, 4 and 8 boxes, Colorless at 3 and Act IV at 5 is in one transcription.',
  },
  {
    standing: 'oneSource',
    topic: 'Map tokens',
    note: 'How many tokens of each room there are comes from the same source as the maps. Their faces and two backs were seen.',
  },
  {
    standing: 'disputed',
    topic: 'Sequential Turns',
    note: 'The rulebook we have describes them; a later printing is said to leave them out. They are an option here.',
  },
  {
    standing: 'ours',
    topic: 'Orb cubes and gold',
    note: 'How many cubes of each colour and how many tokens of each kind make up the 50 and 113 in the box is not known. Orb cubes are a setting of a new run; gold never runs out.',
  },
  {
    standing: 'ours',
    topic: 'Options of Events',
    note: 'The options of The Joust, N’loth, Sensory Stone and Lab have names of ours. Printed options of one Event can share a name, and ours tell them apart.',
  },
  {
    standing: 'ours',
    topic: 'Words and pictures',
    note: 'Card texts are generated from definitions. Story lines, pictures and the wording of the rules are ours.',
  },
];

export const SOURCES: Sources = {
  lead: 'Names, costs, figures and effects are those of the printed game, but for the names of a few options of Events. This page says how they were found, which rest on a single source, and where sources contradict each other. The words and pictures are ours.',
  origins: [
    {
      name: 'The rulebook',
      about: 'Its text, in two versions, and a summary. Pictures and icons are missing from our copies.',
    },
    {
      name: 'Pictures of printed pieces',
      about:
        'Both sides of the player cards, relics, potions, Bosses, most Elites, player boards and reference cards. They decide wherever they exist.',
    },
    {
      name: 'Two transcriptions',
      about:
        'Two programs by other people that play this game, one of them for one player. Only figures were compared.',
    },
    { name: 'A card list', about: 'Names, rarities, copies and locks, kept by players.' },
  ],
  notes: [...agreed, ...oneSource, ...DISPUTED_NOTES, ...settled],
  general,
  otherwise: 'printed',
};
