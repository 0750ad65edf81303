import type { Checked } from './checkFolder.ts'
import { subjects } from './finding.ts'

export function reportOf({ findings, unchecked }: Checked): string {
  const lines = subjects.flatMap((subject) => {
    const own = findings.filter((one) => one.subject === subject)
    const why = unchecked[subject]
    const mark = own.some(({ isFault }) => isFault) ? '✗' : why === undefined ? '✓' : '–'
    return [
      `${mark} ${subject}${own.length === 0 && why !== undefined ? `: not checked, ${why}` : ''}`,
      ...own.map(({ file, sentence }) => `    ${file}  ${sentence}`),
    ]
  })
  const count = findings.filter(({ isFault }) => isFault).length
  const end = count === 0 ? 'Nothing is wrong.' : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`
  return [...lines, '', end].join('\n')
}
