const marks = [
  'font: 17px system-ui; border: 1px solid; border-radius: 7px',
  'font: 700 15px serif; box-shadow: 0 3px 9px #0008',
  'font: 13px monospace; background: linear-gradient(115deg, #123, #fde)',
  'font: 600 14px system-ui; transform: rotate(3deg)',
]

/**
 * Shows a sample of everything that pictures consist of while `look` runs: letters, edges, shadows, a
 * gradient. The letters use system fonts, because the kit's own are the same everywhere.
 */
export async function canary<Result>(look: (selector: string) => Promise<Result>): Promise<Result> {
  const sample = document.createElement('div')
  sample.id = 'canary'
  sample.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 260px; padding: 12px; background: #fff; color: #111; z-index: 9999'
  for (const mark of marks) {
    const line = document.createElement('p')
    line.style.cssText = `${mark}; margin: 8px; padding: 4px`
    line.textContent = 'Sydney Thunder 2.06 Qg@ÅйΩ'
    sample.append(line)
  }
  document.body.append(sample)
  await document.fonts.ready
  try {
    return await look('#canary')
  } finally {
    sample.remove()
  }
}
