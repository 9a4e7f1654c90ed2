// Sounds made in the browser: none is heard before the page was touched or when sound is off.
import { settings } from "../state/settings.svelte";

// A tone has a pitch that may slide; a noise is filtered at it.
export interface Stroke {
  at: number; // seconds
  length: number;
  wave: OscillatorType | "noise";
  pitch: number;
  to?: number;
  volume: number;
}

// Two strokes on an anvil: it is your turn.
export const turnSound: readonly Stroke[] = [
  { at: 0, length: 0.35, wave: "triangle", pitch: 880, volume: 0.12 },
  { at: 0.14, length: 0.35, wave: "triangle", pitch: 1174, volume: 0.12 },
];

const usual = 70; // the volume at which strokes are as loud as they were made

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(context: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; ++index) samples[index] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}

function strike(context: AudioContext, { at, length, wave, pitch, to = pitch, volume }: Stroke): void {
  const start = context.currentTime + at;
  const end = start + length;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(volume * (settings.volume / usual) ** 2, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  loudness.connect(context.destination);
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, start);
    frequency.exponentialRampToValueAtTime(to, end);
  };
  let source: AudioScheduledSourceNode;
  if (wave === "noise") {
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    slide(filter.frequency);
    source = hiss(context);
    source.connect(filter).connect(loudness);
  } else {
    const tone = context.createOscillator();
    tone.type = wave;
    slide(tone.frequency);
    source = tone;
    source.connect(loudness);
  }
  source.start(start);
  source.stop(end);
}

export function sound(strokes: readonly Stroke[]): void {
  if (strokes.length === 0 || !settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const stroke of strokes) strike(audio, stroke);
  } catch {
    // No sound here.
  }
}
