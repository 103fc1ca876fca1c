import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { changeSettings, useSettings } from '../../settings/settings-store.ts';
import { say } from '../../text/say.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether to ask before a move that is probably a blunder. */
export const asksFirst = (): boolean => useSettings.getState().askFirst;

type AskFirstProps = {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  /** The name of the confirmed action, for tests. */
  readonly action: string;
  readonly onYes: () => void;
  readonly children?: ReactNode;
};

/** A confirmation before a move that is probably a blunder. It can be disabled here and in the settings. */
export const AskFirst = ({ children, ...asked }: AskFirstProps) => {
  const askFirst = useSettings((settings) => settings.askFirst);
  return (
    <ConfirmDialog {...asked} likely="no" no={say('askFirst.no')}>
      {children}
      <SettingSwitch
        name={say('settings.askFirst')}
        about={say('settings.askFirst.about')}
        checked={askFirst}
        onChange={(on) => changeSettings({ askFirst: on })}
      />
    </ConfirmDialog>
  );
};
