/** The ambience of a place: layers of filtered noise and low tones, without a melody. */
import { useEffect } from 'react';
import { useSettings } from '../settings/settings-store.ts';
import { openStudio, type Studio } from './studio.ts';

export type AmbienceName = 'tower' | 'battle' | 'fire' | 'heart' | 'crystal' | 'crypt';

type Layer =
  /** A tone, in hertz, that swells and fades once in `every` seconds. */
  | { readonly tone: number; readonly loud: number; readonly every: number }
  /** Noise around a pitch: wind, embers, a hiss. */
  | { readonly wind: number; readonly loud: number; readonly every: number };

const BEDS: Readonly<Record<AmbienceName, readonly Layer[]>> = {
  tower: [
    { wind: 320, loud: 0.05, every: 9 },
    { wind: 900, loud: 0.012, every: 5.3 },
    { tone: 55, loud: 0.03, every: 13 },
  ],
  battle: [
    { wind: 240, loud: 0.05, every: 6 },
    { tone: 49, loud: 0.05, every: 3.1 },
    { tone: 73.4, loud: 0.018, every: 7.7 },
  ],
  fire: [
    { wind: 2_400, loud: 0.02, every: 0.7 },
    { wind: 700, loud: 0.03, every: 2.3 },
    { tone: 82, loud: 0.012, every: 11 },
  ],
  heart: [
    { tone: 41, loud: 0.1, every: 1.1 },
    { tone: 61.7, loud: 0.03, every: 6.1 },
    { wind: 180, loud: 0.05, every: 8 },
  ],
  crystal: [
    { tone: 523, loud: 0.007, every: 7.1 },
    { tone: 784, loud: 0.005, every: 5.3 },
    { tone: 1_175, loud: 0.003, every: 9.7 },
    { wind: 1_600, loud: 0.01, every: 11 },
  ],
  crypt: [
    { wind: 150, loud: 0.06, every: 10 },
    { tone: 46, loud: 0.04, every: 8.3 },
    { wind: 3_200, loud: 0.006, every: 2.9 },
  ],
};

const FADE_SECONDS = 1.6;

type Bed = { readonly level: GainNode; readonly sources: readonly AudioScheduledSourceNode[] };

const noiseAt = ({ context, noise }: Studio, pitch: number): [AudioScheduledSourceNode, AudioNode] => {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  return [source, source.connect(filter)];
};

const toneAt = ({ context }: Studio, pitch: number): [AudioScheduledSourceNode, AudioNode] => {
  const source = context.createOscillator();
  source.frequency.value = pitch;
  return [source, source];
};

/** A breathing layer: a slow wave moves its loudness between zero and full. */
const addLayer = (own: Studio, layer: Layer, level: AudioNode): readonly AudioScheduledSourceNode[] => {
  const [source, heard] = 'tone' in layer ? toneAt(own, layer.tone) : noiseAt(own, layer.wind);
  const loud = own.context.createGain();
  loud.gain.value = layer.loud / 2;
  const wave = own.context.createOscillator();
  wave.frequency.value = 1 / layer.every;
  const depth = own.context.createGain();
  depth.gain.value = layer.loud / 2;
  wave.connect(depth).connect(loud.gain);
  heard.connect(loud).connect(level);
  source.start();
  wave.start();
  return [source, wave];
};

const startBed = (own: Studio, name: AmbienceName): Bed => {
  const level = own.context.createGain();
  level.gain.setValueAtTime(0.0001, own.context.currentTime);
  level.gain.exponentialRampToValueAtTime(1, own.context.currentTime + FADE_SECONDS);
  level.connect(own.out);
  level.connect(own.hall);
  return { level, sources: BEDS[name].flatMap((layer) => addLayer(own, layer, level)) };
};

const stopBed = ({ level, sources }: Bed): void => {
  const end = level.context.currentTime + FADE_SECONDS;
  level.gain.cancelScheduledValues(level.context.currentTime);
  level.gain.setTargetAtTime(0, level.context.currentTime, FADE_SECONDS / 3);
  for (const source of sources) source.stop(end);
};

/** Plays a place's ambience while the place is on screen, if sound is on. */
export const useAmbience = (name: AmbienceName | undefined): void => {
  const { sound, ambience, volume } = useSettings();
  const isOn = sound && ambience && volume > 0;
  useEffect(() => {
    const own = isOn && name !== undefined ? openStudio() : undefined;
    if (own === undefined || name === undefined) return;
    const bed = startBed(own, name);
    return () => stopBed(bed);
  }, [name, isOn]);
};
