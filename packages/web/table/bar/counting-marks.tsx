import type { Picture } from '@three-spires/table';
import Daily from '~icons/game-icons/calendar';
import Laurels from '~icons/game-icons/laurels';
import { useTable } from '../../connection/use-table.ts';
import { worldOfTable } from '../../connection/world.ts';
import { ratedTerms, unratedText } from '../../finding/rating-text.ts';
import { say } from '../../text/say.ts';
import { BarMark } from './bar-mark.tsx';
import { PracticeMark } from './practice-mark.tsx';

/** What a game counts for: nothing, ratings, or the results of its day. */
export const CountingMarks = ({ practice, rated, unrated, day }: Picture) => {
  const isHere = useTable(({ table = '' }) => worldOfTable(table) === 'device');
  return (
    <>
      {practice !== undefined && <PracticeMark reasons={practice} />}
      {day !== undefined && (
        <BarMark
          Icon={Daily}
          word={say('daily.mark')}
          about={say(isHere ? 'daily.countsHere' : 'daily.counts', { day })}
          why={[say('daily.noHelp')]}
          mark="daily"
        />
      )}
      {rated && (
        <BarMark
          Icon={Laurels}
          word={say('finding.rated')}
          about={say('rating.ratedGame')}
          why={ratedTerms()}
          mark="rated"
        />
      )}
      {unrated !== undefined && (
        <BarMark
          Icon={Laurels}
          word={say('finding.unrated')}
          about={say('rating.unratedGame')}
          why={[unratedText(unrated)]}
          mark="unrated"
        />
      )}
    </>
  );
};
