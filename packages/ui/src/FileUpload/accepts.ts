/**
 * Returns true if a file matches an `accept` attribute: 'image/*', 'application/pdf', '.csv'. Without one, every file
 * does.
 */
export function accepts(accept: string | undefined, file: { name: string; type: string }): boolean {
  const accepted = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
  if (accepted.length === 0) return true
  const type = file.type.toLowerCase()
  return accepted.some((part) => {
    if (part.startsWith('.')) return file.name.toLowerCase().endsWith(part)
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part
  })
}

/** Formats a size in the largest unit that fits: 1536 is '1.5 kB', in steps of 1024 as systems show them. */
export function writeBytes(bytes: number, locale: string): string {
  const [unit, size] =
    bytes >= 1_048_576
      ? (['megabyte', bytes / 1_048_576] as const)
      : bytes >= 1024
        ? (['kilobyte', bytes / 1024] as const)
        : (['byte', bytes] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}
