import { Button } from '../kit/button.tsx';
import { removeDevice, removeOtherDevices } from './account-api.ts';
import { dateOf } from './date.ts';
import { Section } from './section.tsx';
import { type SectionProps, useAction } from './use-action.ts';
import { say } from './words.ts';
import styles from './you-page.module.css';

/** Where you are known, and a way to end that from here. */
export const DevicesSection = ({ account: { devices }, onChange }: SectionProps) => {
  const { busy, failure, run } = useAction(onChange);
  return (
    <Section title={say('you.devices')} failure={failure}>
      <p className={styles.about}>{say('you.devices.about')}</p>
      <ul className={styles.list}>
        {devices.map(({ id, name: known, seenAt, here }) => {
          const name = known || say('you.device.unknown');
          const date = dateOf(seenAt);
          return (
            <li key={id} className={styles.line} data-device={here ? 'here' : 'other'}>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>{here ? say('you.device.here') : say('you.device.seen', { date })}</span>
              </span>
              {!here && (
                <Button
                  data-action="remove-device"
                  aria-label={say('you.device.removeNamed', { name, date })}
                  disabled={busy}
                  onClick={() => run(() => removeDevice(id))}
                >
                  {say('you.device.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 2 && (
        <Button data-action="remove-other-devices" disabled={busy} onClick={() => run(removeOtherDevices)}>
          {say('you.devices.removeOthers')}
        </Button>
      )}
    </Section>
  );
};
