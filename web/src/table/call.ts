// A short sound when it becomes one's turn, if one wants it.
import { settings } from "../state/settings.svelte";

let wasAsked = false;
let audio: AudioContext | null = null;

export function callToTurn(asked: boolean): void {
  if (asked && !wasAsked && settings.sound) ring();
  wasAsked = asked;
}

// Two strokes on an anvil. Browsers keep quiet until the page was touched once; then there is nothing to do.
function ring(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const [delay, pitch] of [[0, 880], [0.14, 1174]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, audio.currentTime + delay);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + delay + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + delay);
      tone.stop(audio.currentTime + delay + 0.4);
    }
  } catch {
    // No sound here.
  }
}
