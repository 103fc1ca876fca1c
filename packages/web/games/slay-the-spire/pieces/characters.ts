import type { ComponentType, SVGProps } from 'react';
import Silent from '~icons/game-icons/hooded-assassin';
import Watcher from '~icons/game-icons/meditation';
import Defect from '~icons/game-icons/robot-golem';
import Ironclad from '~icons/game-icons/visored-helm';
import type { MessageKey } from '../words/say-first.ts';

export type CharacterProfile = {
  readonly name: string;
  readonly hp: number;
  readonly about: MessageKey;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The character's colours in the style sheets. */
  readonly mood: 'ironclad' | 'silent' | 'defect' | 'watcher';
};

export const CHARACTER_PROFILES: readonly CharacterProfile[] = [
  { name: 'Ironclad', hp: 10, about: 'about.ironclad', Icon: Ironclad, mood: 'ironclad' },
  { name: 'Silent', hp: 9, about: 'about.silent', Icon: Silent, mood: 'silent' },
  { name: 'Defect', hp: 9, about: 'about.defect', Icon: Defect, mood: 'defect' },
  { name: 'Watcher', hp: 9, about: 'about.watcher', Icon: Watcher, mood: 'watcher' },
];

export const profileOf = (character: string): CharacterProfile | undefined =>
  CHARACTER_PROFILES.find(({ name }) => name === character);
