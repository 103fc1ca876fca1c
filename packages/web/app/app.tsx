import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { say } from '../text/say.ts';
import styles from './app.module.css';
import { FrontPage } from './front-page.tsx';

const NewPage = lazy(() => import('./new-page.tsx'));
const JoinPage = lazy(() => import('./join-page.tsx'));
const CreditsPage = lazy(() => import('./credits-page.tsx'));
const LibraryPage = lazy(() => import('../library/library-page.tsx'));
const SandboxPage = lazy(() => import('../sandbox/sandbox-page.tsx'));
const DecksPage = lazy(() => import('../games/mystic-spires/decks/decks-page.tsx'));
const DeckPage = lazy(() => import('../games/mystic-spires/decks/deck-page.tsx'));
const RulesPage = lazy(() => import('../rulebook/rules-page.tsx'));
const SourcesPage = lazy(() => import('../sources/sources-page.tsx'));
const ReplayPage = lazy(() => import('../replay/replay-page.tsx'));
const CampaignPage = lazy(() => import('../campaign/campaign-page.tsx'));
const StoryPage = lazy(() => import('../games/slay-the-spire/story/story-page.tsx'));
const LearnPage = lazy(() => import('../games/slay-the-spire/guide/page.tsx'));
const TowerPage = lazy(() => import('../games/stygian-society/tower/tower-page.tsx'));
const LearnDuelPage = lazy(() => import('../games/mystic-spires/guide/page.tsx'));
const LearnFloorPage = lazy(() => import('../games/stygian-society/guide/page.tsx'));
const TablePage = lazy(() => import('../table/table-page.tsx'));

/** The game of an address that names none. */
const FIRST = 'slay-the-spire';

export const App = () => (
  <Suspense fallback={<p className={styles.loading}>{say('loading')}</p>}>
    <Switch>
      <Route path="/">
        <FrontPage />
      </Route>
      <Route path="/new/:game?">{({ game = FIRST }) => <NewPage key={game} game={game} />}</Route>
      <Route path="/credits" component={CreditsPage} />
      <Route path="/library/:game?/:kind?/:entry?">
        {({ game = FIRST, kind, entry }) => <LibraryPage key={game} game={game} kind={kind} entry={entry} />}
      </Route>
      <Route path="/sandbox/:game?">{({ game = FIRST }) => <SandboxPage key={game} game={game} />}</Route>
      <Route path="/rules/:game?/:place?">
        {({ game = FIRST, place }) => <RulesPage key={game} game={game} place={place} />}
      </Route>
      <Route path="/sources/:game?">{({ game = FIRST }) => <SourcesPage key={game} game={game} />}</Route>
      <Route path="/decks" component={DecksPage} />
      <Route path="/decks/:deck">{({ deck }) => <DeckPage deck={deck} />}</Route>
      <Route path="/join/:table/:invite">
        {({ table, invite }) => <JoinPage table={table} invite={invite} />}
      </Route>
      <Route path="/replay/:table">{({ table }) => <ReplayPage key={table} table={table} />}</Route>
      <Route path="/campaign/:game?">{({ game = FIRST }) => <CampaignPage key={game} game={game} />}</Route>
      <Route path="/story/:table">{({ table }) => <StoryPage key={table} table={table} />}</Route>
      <Route path="/learn/mystic-spires/:table?">{({ table }) => <LearnDuelPage table={table} />}</Route>
      <Route path="/learn/stygian-society/:table?">{({ table }) => <LearnFloorPage table={table} />}</Route>
      <Route path="/learn/:table?">{({ table }) => <LearnPage table={table} />}</Route>
      <Route path="/tower" component={TowerPage} />
      <Route path="/table/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
      <Route>
        <FrontPage missing />
      </Route>
    </Switch>
  </Suspense>
);
