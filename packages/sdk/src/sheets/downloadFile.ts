/** Time that the browser may take to begin with a download, in ms. */
const beginsWithinMs = 60_000

function followLink(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), beginsWithinMs)
}

/** Returns true in a site that is installed on a phone, where a link to a file replaces the page and has no way back. */
const isInstalledOnPhone = (): boolean =>
  (matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true) &&
  matchMedia('(pointer: coarse)').matches

/** Gives a file to the browser's downloads; in an installed site on a phone to the share sheet, where it takes such a file. */
export function downloadFile(file: Blob, name: string): void {
  const shared = { files: [new File([file], name, { type: file.type })] }
  if (!isInstalledOnPhone() || !navigator.canShare?.(shared)) return followLink(file, name)
  navigator.share(shared).catch((error: unknown) => {
    // The player closed the sheet. Any other error is the browser's, e.g. because the tap was too long ago.
    if (!(error instanceof DOMException && error.name === 'AbortError')) followLink(file, name)
  })
}
