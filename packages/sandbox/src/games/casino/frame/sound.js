// Short tones, made here: no file is loaded for them.

import { around } from './site.js'

/** Frequencies in Hz, one after the other. */
const tunes = {
  staked: [330],
  won: [523, 659, 784],
  lost: [262, 196],
}
const noteSeconds = 0.12

let context

/** Plays a tune when the site wants sound. A browser allows it only after the player has pressed something here. */
export function play(tune) {
  if (!around.hasSound) return
  context ??= new AudioContext()
  void context.resume()
  tunes[tune].forEach((frequency, index) => {
    const from = context.currentTime + index * noteSeconds
    const tone = new OscillatorNode(context, { type: 'triangle', frequency })
    const volume = new GainNode(context, { gain: 0.12 })
    volume.gain.setValueAtTime(0.12, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + noteSeconds * 1.6)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + noteSeconds * 1.6)
  })
}
