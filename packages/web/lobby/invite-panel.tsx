import { worldOfTable } from '../connection/world.ts';
import { addressOf } from '../kit/base.ts';
import { Button } from '../kit/button.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { say } from '../text/say.ts';
import controls from '../theme/controls.module.css';
import styles from './invite-panel.module.css';
import { QrCode } from './qr-code.tsx';

type InvitePanelProps = {
  readonly table: string;
  readonly invite: string;
  /** The game's name, for the text shared with the link. */
  readonly game: string;
  /** Whether a seat is open; otherwise guests can only watch. */
  readonly open: boolean;
};

const share = (text: string, url: string): void => {
  // Closing the share sheet is not a failure.
  navigator.share({ title: say('title'), text, url }).catch(() => undefined);
};

/** An invitation link, to copy, share or scan. */
export const InvitePanel = ({ table, invite, game, open }: InvitePanelProps) => {
  if (worldOfTable(table) === 'device') return <p className={styles.about}>{say('invite.device')}</p>;
  const link = addressOf(`/join/${table}/${invite}`);
  return (
    <div className={styles.panel} data-invite>
      <p className={styles.about}>{say(open ? 'invite.about' : 'invite.full')}</p>
      <QrCode text={link} label={say('invite.qr')} />
      <div className={styles.ways}>
        <input
          className={controls.field}
          readOnly
          aria-label={say('invite.link')}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.buttons}>
          <CopyButton text={link} label={say('invite.copy')} className={controls.primary} />
          {typeof navigator.share === 'function' && (
            <Button data-action="share" onClick={() => share(say('invite.shareText', { game }), link)}>
              {say('invite.share')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
