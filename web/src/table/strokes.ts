// The sounds of a match, as strokes.
import type { Stroke } from "./sound";

export type Sound = "laid" | "broken" | "mended" | "rockfall" | "revealed" | "won" | "lost" | "steps";

export const strokes: Readonly<Record<Sound, readonly Stroke[]>> = {
  laid: [
    { at: 0, length: 0.09, wave: "noise", pitch: 900, volume: 0.14 },
    { at: 0, length: 0.1, wave: "sine", pitch: 170, to: 90, volume: 0.14 },
  ],
  broken: [
    { at: 0, length: 0.12, wave: "noise", pitch: 2600, volume: 0.12 },
    { at: 0.02, length: 0.3, wave: "sawtooth", pitch: 320, to: 80, volume: 0.06 },
  ],
  mended: [
    { at: 0, length: 0.16, wave: "triangle", pitch: 660, volume: 0.09 },
    { at: 0.12, length: 0.16, wave: "triangle", pitch: 830, volume: 0.09 },
    { at: 0.24, length: 0.3, wave: "triangle", pitch: 990, volume: 0.09 },
  ],
  rockfall: [
    { at: 0, length: 0.8, wave: "noise", pitch: 320, to: 90, volume: 0.3 },
    { at: 0.1, length: 0.3, wave: "sine", pitch: 70, to: 40, volume: 0.2 },
  ],
  revealed: [
    { at: 0.4, length: 0.3, wave: "sine", pitch: 392, to: 587, volume: 0.1 },
    { at: 0.65, length: 0.5, wave: "sine", pitch: 784, volume: 0.09 },
  ],
  steps: [0, 0.22, 0.44].map((at) => ({ at, length: 0.08, wave: "noise", pitch: 420, to: 200, volume: 0.12 })),
  won: [523, 659, 784, 1047].map((pitch, index) => ({ at: 0.9 + index * 0.13, length: 0.45, wave: "triangle", pitch, volume: 0.1 })),
  lost: [392, 349, 294].map((pitch, index) => ({ at: 0.9 + index * 0.2, length: 0.5, wave: "triangle", pitch, volume: 0.1 })),
};
