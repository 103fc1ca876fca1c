import { Suspense } from 'react';
import Gear from '~icons/game-icons/cog';
import SoundOff from '~icons/game-icons/sound-off';
import SoundOn from '~icons/game-icons/sound-on';
import { DialogBoundary } from '../failure/boundaries.tsx';
import { Button } from '../kit/button.tsx';
import { openDialog, useDialog } from '../kit/dialogs.ts';
import { lazily } from '../kit/part.ts';
import { ToolButton } from '../kit/tool-button.tsx';
import { changeSettings, useSettings } from '../settings/settings-store.ts';
import { say } from '../text/say.ts';
import styles from './front-tools.module.css';

const SettingsDialog = lazily(async () => ({
  default: (await import('../table/dialogs/settings-dialog.tsx')).SettingsDialog,
}));

/** Sound and settings, the same as at every table. */
export const FrontTools = () => {
  const sound = useSettings((settings) => settings.sound);
  const open = useDialog((state) => state.open);
  const Sound = sound ? SoundOn : SoundOff;
  return (
    <div className={styles.tools}>
      <Button
        look="square"
        role="switch"
        aria-checked={sound}
        aria-label={say('settings.sound')}
        title={say(sound ? 'front.soundOff' : 'front.soundOn')}
        data-action="sound"
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Sound aria-hidden="true" />
      </Button>
      <ToolButton
        Icon={Gear}
        name={say('settings')}
        action="settings"
        onPress={() => openDialog({ kind: 'settings' })}
      />
      {open?.kind === 'settings' && (
        <DialogBoundary>
          <Suspense>
            <SettingsDialog />
          </Suspense>
        </DialogBoundary>
      )}
    </div>
  );
};
