import { type ReactNode, Suspense, use } from 'react';
import { Route, Switch } from 'wouter';
import { ChallengeWatch } from '../challenges/challenge-watch.tsx';
import { useWorld } from '../connection/world.ts';
import { ExplainHost } from '../explain/explain-host.tsx';
import { BesideBoundary, PageBoundary } from '../failure/boundaries.tsx';
import { useGames } from '../game/games-context.ts';
import type { GamePage, GamePageProps } from '../game/page.ts';
import type { WebGame } from '../game/web-game.ts';
import { lazily, partOf } from '../kit/part.ts';
import { useLoadedPage } from '../kit/use-loaded-page.ts';
import { say } from '../text/say.ts';
import styles from './app.module.css';
import { type Part, useGameWith } from './find-game.ts';
import { FrontPage } from './front-page.tsx';
import { NewVersion } from './new-version.tsx';
import { OnlineOnly } from './online-only.tsx';
import { ShelfFrame } from './shelf-frame.tsx';

const NewPage = lazily(() => import('./new-page.tsx'));
const JoinPage = lazily(() => import('./join-page.tsx'));
const CreditsPage = lazily(() => import('./credits-page.tsx'));
const LibraryPage = lazily(() => import('../library/library-page.tsx'));
const SandboxPage = lazily(() => import('../sandbox/sandbox-page.tsx'));
const WhatIfPage = lazily(() => import('../what-if/what-if-page.tsx'));
const RulesPage = lazily(() => import('../rulebook/rules-page.tsx'));
const SourcesPage = lazily(() => import('../sources/sources-page.tsx'));
const ReplayPage = lazily(() => import('../replay/replay-page.tsx'));
const CampaignPage = lazily(() => import('../campaign/campaign-page.tsx'));
const HistoryPage = lazily(() => import('../history/history-page.tsx'));
const NoticesPage = lazily(() => import('../notices/notices-page.tsx'));
const DailyPage = lazily(() => import('../history/daily-page.tsx'));
const StoryPage = lazily(() => import('../history/story-page.tsx'));
const YouPage = lazily(() => import('../you/you-page.tsx'));
const LearnPage = lazily(() => import('../learn/learn-page.tsx'));
const OperatorPage = lazily(() => import('../operator/operator-page.tsx'));
const PlayPage = lazily(() => import('../finding/play-page.tsx'));
const BotsPage = lazily(() => import('../bots/bots-page.tsx'));
const BotPage = lazily(() => import('../bots/bot-page.tsx'));
const TextPage = lazily(() => import('../plain/text-page.tsx'));
const TablePage = lazily(() => import('../table/table-page.tsx'));

type PartOfProps = {
  readonly part: Part;
  /** The game that the address names, if any. */
  readonly id: string | undefined;
  readonly children: (game: WebGame) => ReactNode;
};

/** A page about one part of a game. */
const PartOf = ({ part, id, children }: PartOfProps) => {
  const game = useGameWith(part, id);
  return game === undefined ? <FrontPage missing /> : children(game);
};

/** The same page in the frame of library, rulebook and sandbox. */
const OnShelf = ({ children, ...rest }: PartOfProps) => (
  <PartOf {...rest}>{(game) => <ShelfFrame game={game}>{children(game)}</ShelfFrame>}</PartOf>
);

type OwnPageProps = GamePageProps & { readonly game: WebGame; readonly own: GamePage };

const OwnPage = ({ game, own: { page, place, framed }, params }: OwnPageProps) => {
  const Page = use(partOf(page));
  if (place === undefined && framed !== true) return <Page params={params} />;
  return (
    <ShelfFrame game={game}>
      <Page params={params} />
    </ShelfFrame>
  );
};

const Pages = () => {
  const games = useGames();
  const world = useWorld((state) => state.world);
  return (
    <Suspense fallback={<p className={styles.loading}>{say('loading')}</p>}>
      <Switch>
        <Route path="/">
          <FrontPage key={world} />
        </Route>
        <Route path="/new/:game?">{({ game = games[0]?.id }) => <NewPage key={game} game={game} />}</Route>
        <Route path="/credits" component={CreditsPage} />
        <Route path="/library/:game?/:kind?/:entry?">
          {({ game: id, kind, entry }) => (
            <OnShelf part="library" id={id}>
              {(game) => <LibraryPage key={game.id} game={game} kind={kind} entry={entry} />}
            </OnShelf>
          )}
        </Route>
        <Route path="/sandbox/:game?">
          {({ game: id }) => (
            <OnShelf part="sandbox" id={id}>
              {(game) => <SandboxPage key={game.id} game={game} />}
            </OnShelf>
          )}
        </Route>
        <Route path="/what-if/:game?">
          {({ game: id }) => (
            <OnShelf part="whatIf" id={id}>
              {(game) => <WhatIfPage key={game.id} game={game} />}
            </OnShelf>
          )}
        </Route>
        <Route path="/rules/:game?/:place?">
          {({ game: id, place }) => (
            <OnShelf part="rulebook" id={id}>
              {(game) => <RulesPage key={game.id} game={game} place={place} />}
            </OnShelf>
          )}
        </Route>
        <Route path="/sources/:game?">
          {({ game: id }) => (
            <OnShelf part="library" id={id}>
              {(game) => <SourcesPage key={game.id} game={game} />}
            </OnShelf>
          )}
        </Route>
        <Route path="/campaign/:game?">
          {({ game: id }) => (
            <PartOf part="campaign" id={id}>
              {(game) => <CampaignPage key={game.id} game={game} />}
            </PartOf>
          )}
        </Route>
        <Route path="/learn/:game?/:lesson?/:place?">
          {({ game: id, lesson, place }) => (
            <PartOf part="guide" id={id}>
              {(game) => <LearnPage key={game.id} game={game} lesson={lesson} place={place} />}
            </PartOf>
          )}
        </Route>
        <Route path="/play/:game?">
          {({ game }) => (
            <OnlineOnly title="finding.title">
              <PlayPage game={game} />
            </OnlineOnly>
          )}
        </Route>
        <Route path="/bots">
          <OnlineOnly title="bots.title">
            <BotsPage />
          </OnlineOnly>
        </Route>
        <Route path="/bots/:bot">
          {({ bot }) => (
            <OnlineOnly title="bots.title">
              <BotPage key={bot} bot={bot} />
            </OnlineOnly>
          )}
        </Route>
        <Route path="/join/:table/:invite">
          {({ table, invite }) => <JoinPage key={table} table={table} invite={invite} />}
        </Route>
        <Route path="/challenge/:id">{({ id }) => <JoinPage key={id} challenge={id} />}</Route>
        <Route path="/text">
          <TextPage />
        </Route>
        <Route path="/text/new/:game">{({ game }) => <TextPage key={game} game={game} />}</Route>
        <Route path="/text/:table">{({ table }) => <TextPage key={table} table={table} />}</Route>
        <Route path="/replay/:table">{({ table }) => <ReplayPage key={table} table={table} />}</Route>
        <Route path="/operator" component={OperatorPage} />
        <Route path="/history" component={HistoryPage} />
        <Route path="/notices">
          <OnlineOnly title="front.notices">
            <NoticesPage />
          </OnlineOnly>
        </Route>
        <Route path="/you" component={YouPage} />
        <Route path="/daily/:game">{({ game }) => <DailyPage game={game} />}</Route>
        <Route path="/story/:table">{({ table }) => <StoryPage key={table} table={table} />}</Route>
        <Route path="/table/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
        {games.flatMap((game) =>
          (game.pages ?? []).map((own) => (
            <Route key={own.path} path={own.path}>
              {(params) => <OwnPage game={game} own={own} params={params} />}
            </Route>
          )),
        )}
        <Route>
          <FrontPage missing />
        </Route>
      </Switch>
    </Suspense>
  );
};

/** Asked for once the page has loaded, so that it delays nothing. */
const Challenges = () => {
  const world = useWorld((state) => state.world);
  const isLoaded = useLoadedPage();
  return world === 'server' && isLoaded && <ChallengeWatch />;
};

export const App = () => (
  <>
    <PageBoundary>
      <Pages />
    </PageBoundary>
    <BesideBoundary>
      <ExplainHost />
    </BesideBoundary>
    <div className={styles.notices}>
      <BesideBoundary>
        <NewVersion />
      </BesideBoundary>
      <BesideBoundary>
        <Challenges />
      </BesideBoundary>
    </div>
  </>
);
