/** Waits two frames and finishes all animations. Endless ones are cancelled. */
export async function settled(): Promise<void> {
  // One frame to compute the styles, one to start their transitions.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}
