// Short synthesised tones, so that no file is loaded.

import { around } from './site.js'

/** Frequencies in Hz, in order. */
const tunes = {
  staked: [330],
  won: [523, 659, 784],
  lost: [262, 196],
}
const noteSeconds = 0.12

let context

/**
 * Plays a tune if the site has sound on. Browsers allow it only after the player has pressed something in the
 * frame.
 */
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
