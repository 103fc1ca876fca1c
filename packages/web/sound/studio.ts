/** The one audio context, with the reverb of a hall. */
import { useSettings } from '../settings/settings-store.ts';

export type Studio = {
  readonly context: AudioContext;
  /** All sound goes through here; its gain is the volume. */
  readonly out: GainNode;
  /** The echo of a stone hall. */
  readonly hall: AudioNode;
  /** A second of noise. */
  readonly noise: AudioBuffer;
};

let studio: Studio | undefined;

/** Reproducible noise from a small generator. */
const fillWithNoise = (samples: Float32Array, shape: (part: number) => number, seed: number): void => {
  let state = seed;
  for (let place = 0; place < samples.length; place++) {
    state = (state * 48_271) % 2_147_483_647;
    samples[place] = ((state / 2_147_483_647) * 2 - 1) * shape(place / samples.length);
  }
};

const HALL_SECONDS = 1.7;

/** The echo is noise that fades, different on both sides. */
const makeHall = (context: AudioContext, out: AudioNode): AudioNode => {
  const echo = context.createBuffer(2, context.sampleRate * HALL_SECONDS, context.sampleRate);
  for (const side of [0, 1]) fillWithNoise(echo.getChannelData(side), (part) => (1 - part) ** 3, 7 + side);
  const hall = context.createConvolver();
  hall.buffer = echo;
  const level = context.createGain();
  level.gain.value = 0.32;
  hall.connect(level).connect(out);
  return hall;
};

const makeStudio = (): Studio => {
  const context = new AudioContext();
  const out = context.createGain();
  // Limits the volume, so that many simultaneous blows are no louder than one.
  const limit = context.createDynamicsCompressor();
  out.connect(limit).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  fillWithNoise(noise.getChannelData(0), () => 1, 1);
  return { context, out, hall: makeHall(context, out), noise };
};

/** The studio while sound is on; created for the first sound, because a browser allows none before that. */
export const openStudio = (): Studio | undefined => {
  const { sound, volume } = useSettings.getState();
  if (!sound || volume === 0 || typeof AudioContext === 'undefined') return undefined;
  studio ??= makeStudio();
  if (studio.context.state === 'suspended') void studio.context.resume();
  studio.out.gain.value = volume / 100;
  return studio;
};
