import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PageTable } from '../connection/page-table.tsx';
import type { Lesson } from '../game/guide.ts';
import { WaitingPage } from '../kit/waiting-page.tsx';
import { say } from '../text/say.ts';
import { Guide } from './guide.tsx';

/** Sets the lesson up once, and goes to its own address. */
const Opening = ({ open, path }: { readonly open: Lesson['open']; readonly path: string }) => {
  const [, go] = useLocation();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let wanted = true;
    open()
      .then((place) => wanted && go(`${path}/${place}`, { replace: true }))
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : say('failed')));
    return () => {
      wanted = false;
    };
  }, [go, open, path]);
  return <WaitingPage words={say('learn.opening')} failure={failure} />;
};

type LessonPageProps = Omit<ComponentProps<typeof Guide>, 'place'> & { readonly place: string | undefined };

/** A lesson: a real table or deck with a guide that points at things. */
export const LessonPage = ({ place, ...guide }: LessonPageProps) => {
  const { lesson, path } = guide;
  if (place === undefined) return <Opening open={lesson.open} path={path} />;
  return (
    <PageTable>
      <lesson.Place place={place} />
      <Guide key={place} place={place} {...guide} />
    </PageTable>
  );
};
