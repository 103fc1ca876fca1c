import { useEffect, useState } from 'react';
import type { Draft, SandboxGame } from '../game/sandbox.ts';
import { say } from '../text/say.ts';
import { unpackDraft } from './share.ts';

const UNDO_STEPS = 100;

const storageKey = (game: string): string => `three-spires.sandbox.${game}`;

/** The draft saved in this browser, if there is one. */
const keptDraft = (game: string): Draft | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(game)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'position' in kept ? (kept as Draft) : undefined;
  } catch {
    return undefined;
  }
};

/** The position being built: preserved across reloads, changed step by step, opened from links. */
export const useDraft = ({ id, blank }: SandboxGame) => {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [
    keptDraft(id) ?? { title: '', position: blank },
  ]);
  const [notice, setNotice] = useState<string>();
  const draft = drafts.at(-1) as Draft;
  const change = (next: Draft): void => {
    setNotice(undefined);
    setDrafts((before) => [...before.slice(-UNDO_STEPS), next]);
  };
  useEffect(() => {
    try {
      localStorage.setItem(storageKey(id), JSON.stringify(draft));
    } catch {
      // Without local storage, positions can still be built.
    }
  }, [id, draft]);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const letters = location.hash.slice(1);
      if (letters === '') return;
      const linked = await unpackDraft(letters);
      if (linked !== undefined) setDrafts((before) => [...before, linked]);
      setNotice(linked === undefined ? say('sandbox.badLink') : say('sandbox.opened'));
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return {
    draft,
    change,
    notice,
    setNotice,
    undo: drafts.length > 1 ? () => setDrafts(drafts.slice(0, -1)) : undefined,
  };
};
