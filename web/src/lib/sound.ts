/** A quiet sound, made here and now: nothing is fetched, and nothing is heard by those who have switched it off. */

import { session } from './session.svelte';

const NOTES = [659.3, 880];
const LOUD = 0.06;
const LENGTH = 0.14;
/** Milliseconds: as long as anything flies. */
const AFTER = 250;
let context: AudioContext | null = null;

/** Two short notes, for somebody who is being waited for. `volume` from 0 to 1, a half being as loud as ever. */
export async function chime(volume = 0.5): Promise<void> {
  if (!session.me?.settings.sound || volume <= 0) return;
  if (!navigator.userActivation.hasBeenActive) return; // browsers are silent until the first press on a page
  context ??= await made();
  // It sounds when what it calls to has been drawn: the first time, browsers fetch the page's icon for it as well.
  await new Promise((then) => setTimeout(then, AFTER));
  if (context.state === 'suspended') await context.resume();
  NOTES.forEach((note, index) => sing(context as AudioContext, note, index * LENGTH, LOUD * 2 * volume));
}

/** It takes as long as several frames to make one: it is made when nothing else is drawn. */
async function made(): Promise<AudioContext> {
  if ('requestIdleCallback' in window) await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
  return (context ??= new AudioContext());
}

/** Make ready for a chime after the first press on a page, so that nothing is late when it sounds. Gives what calls that off. */
export function readyToChime(): () => void {
  const pressed = (): void => {
    if (!navigator.userActivation.hasBeenActive) return; // as Escape leaves it
    off();
    if (session.me?.settings.sound) made().catch((error: unknown) => console.warn(error));
  };
  const off = (): void => {
    for (const kind of ['pointerup', 'keyup'] as const) removeEventListener(kind, pressed);
  };
  for (const kind of ['pointerup', 'keyup'] as const) addEventListener(kind, pressed, { passive: true });
  return off;
}

function sing(audio: AudioContext, note: number, after: number, loud: number): void {
  const begin = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.frequency.value = note;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + LENGTH);
}
