import { useSettings } from '../settings/settings-store.ts';
import { type Partial, SOUNDS, type SoundName } from './sounds.ts';

type Studio = { readonly context: AudioContext; readonly out: GainNode; readonly noise: AudioBuffer };

let studio: Studio | undefined;

/** A second of noise that is the same every time: its numbers come from a small generator. */
const makeNoise = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place++) {
    state = (state * 48_271) % 2_147_483_647;
    samples[place] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
};

/** Made when the first sound is asked for: a browser allows none before that. */
const openStudio = (): Studio => {
  if (studio === undefined) {
    const context = new AudioContext();
    const out = context.createGain();
    out.connect(context.destination);
    studio = { context, out, noise: makeNoise(context) };
  }
  return studio;
};

const sourceOf = (
  { context, noise }: Studio,
  partial: Partial,
  at: number,
): AudioNode & AudioScheduledSourceNode => {
  if (partial.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    return source;
  }
  const source = context.createOscillator();
  source.type = partial.wave;
  source.frequency.setValueAtTime(partial.from, at);
  source.frequency.exponentialRampToValueAtTime(partial.to, at + partial.lasts);
  return source;
};

/** Noise gets its pitch from a filter that slides. */
const shaped = ({ context }: Studio, source: AudioNode, partial: Partial, at: number): AudioNode => {
  if (partial.wave !== 'noise') return source;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(partial.from, at);
  filter.frequency.exponentialRampToValueAtTime(partial.to, at + partial.lasts);
  return source.connect(filter);
};

const strike = (own: Studio, partial: Partial, begin: number): void => {
  const at = begin + (partial.at ?? 0);
  const source = sourceOf(own, partial, at);
  const envelope = own.context.createGain();
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(partial.loud, at + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + partial.lasts);
  shaped(own, source, partial, at).connect(envelope).connect(own.out);
  source.start(at);
  source.stop(at + partial.lasts + 0.02);
};

/** Plays a sound this many milliseconds from now, if sound is on. */
export const playSound = (name: SoundName, delay = 0): void => {
  const { sound, volume } = useSettings.getState();
  if (!sound || volume === 0 || typeof AudioContext === 'undefined') return;
  const own = openStudio();
  if (own.context.state === 'suspended') void own.context.resume();
  own.out.gain.value = volume / 100;
  for (const partial of SOUNDS[name]) strike(own, partial, own.context.currentTime + delay / 1_000);
};
