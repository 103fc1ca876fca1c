import { type Partial, SOUNDS, type SoundName } from './sounds.ts';
import { openStudio, type Studio } from './studio.ts';

/** Plain noise, or a sliding tone. */
const sourceOf = (
  { context, noise }: Studio,
  partial: Partial,
  at: number,
  tune: number,
): AudioNode & AudioScheduledSourceNode => {
  if (partial.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.playbackRate.value = tune;
    return source;
  }
  const source = context.createOscillator();
  source.type = partial.wave;
  source.frequency.setValueAtTime(partial.from * tune, at);
  source.frequency.exponentialRampToValueAtTime(partial.to * tune, at + partial.lasts);
  return source;
};

/** Noise gets its pitch from a sliding filter. */
const shaped = ({ context }: Studio, source: AudioNode, partial: Partial, at: number): AudioNode => {
  if (partial.wave !== 'noise') return source;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(partial.from, at);
  filter.frequency.exponentialRampToValueAtTime(partial.to, at + partial.lasts);
  return source.connect(filter);
};

const strike = (own: Studio, partial: Partial, begin: number, tune: number): void => {
  const at = begin + (partial.at ?? 0);
  const source = sourceOf(own, partial, at, tune);
  const envelope = own.context.createGain();
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(partial.loud, at + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + partial.lasts);
  shaped(own, source, partial, at).connect(envelope);
  envelope.connect(own.out);
  envelope.connect(own.hall);
  source.start(at);
  source.stop(at + partial.lasts + 0.02);
};

/** Variations in pitch, so that repeated sounds are not identical. */
const TUNES = [1, 1.035, 0.97, 1.015, 0.985];
let played = 0;

/** Plays a sound this many milliseconds from now, if sound is on. */
export const playSound = (name: SoundName, delay = 0): void => {
  const own = openStudio();
  if (own === undefined) return;
  const tune = TUNES[played++ % TUNES.length] ?? 1;
  for (const partial of SOUNDS[name]) strike(own, partial, own.context.currentTime + delay / 1_000, tune);
};
