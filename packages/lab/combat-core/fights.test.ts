import { expect, test } from 'vitest';
import { FIGHTS, flatForm, objectsForm, rulesForm } from './fights.ts';

test('all forms of the combat core end fights as the rules do', () => {
  const [rules, objects, flat] = [rulesForm(), objectsForm(), flatForm()];
  for (let index = 0; index < FIGHTS; index++) {
    const ending = rules.end(index);
    expect(objects.end(index), `objects, fight ${index}`).toEqual(ending);
    expect(flat.end(index), `flat, fight ${index}`).toEqual(ending);
  }
});
