import { Button } from '../../../kit/button.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { type Fields, listIn, withField } from '../../../sandbox/fields.ts';
import { NumberField } from '../../../sandbox/number-field.tsx';
import { say } from '../words/say.ts';
import own from './keeper-editor.module.css';

const MOST = 9;

type MarksFieldProps = {
  /** A card in play, or a Keeper for the Tower. */
  readonly marked: Fields;
  readonly path: string;
  readonly onChange: (marked: Fields) => void;
};

/** MYS-27.3: the Ignite marks on something, each with its own X. */
export const MarksField = ({ marked, path, onChange }: MarksFieldProps) => {
  const marks = listIn(marked, 'marks').map(Number);
  const set = (next: readonly number[]): void => onChange(withField(marked, 'marks', next));
  return (
    <fieldset className={own.marks}>
      <legend className="hidden-visually">{say('sandbox.marks')}</legend>
      {keyed(marks).map(({ key, item, place }) => (
        <span key={key} className={own.mark}>
          <NumberField
            label={say('sandbox.mark', { number: place + 1 })}
            value={item}
            least={1}
            most={MOST}
            path={`${path}.marks`}
            onChange={(value) => set(marks.with(place, value))}
          />
          <Button
            look="square"
            aria-label={say('sandbox.remove', { what: say('sandbox.mark', { number: place + 1 }) })}
            onClick={() => set(marks.toSpliced(place, 1))}
          >
            ×
          </Button>
        </span>
      ))}
      <button type="button" className={own.addMark} onClick={() => set([...marks, 1])}>
        + {say('sandbox.addMark')}
      </button>
    </fieldset>
  );
};
